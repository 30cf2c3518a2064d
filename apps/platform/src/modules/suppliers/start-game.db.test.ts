import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { supplierNames } from '@harmattan/wires/suppliers/names';
import { expect, onTestFinished, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newBrowser } from '../../testing/test-player.ts';
import { startTestSuppliers } from '../../testing/test-suppliers.ts';

const db = useTestDatabase();

/** A supplier's front door: it answers, and that is all. */
async function startFarEnd(): Promise<string> {
  const server = createServer((_request, response) => response.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function start(env: NodeJS.ProcessEnv = {}) {
  const farEnd = await startFarEnd();
  const far = await startTestSuppliers(db, { BETSOLUTIONS_URL: `${farEnd}/betsolutions`, ...env });
  const { launch } = await far.seat('qtech');
  return { ...far, player: far.browserOf(launch), visitor: newBrowser(far.platform.server) };
}

const zeppelin = { productId: '3', gameId: '7001', lang: 'sw' } as const;

test('opens a game with a code of its own each time', async () => {
  const { player } = await start();
  const open = async () =>
    new URL((await player.call('POST Game/StartBetsolutions', { query: { ...zeppelin, freeplay: '0' } })).data.url);
  const [first, second] = [await open(), await open()];
  expect(first.pathname).toBe('/betsolutions/auth/auth');
  expect(Object.fromEntries(first.searchParams)).toMatchObject({
    MerchantId: '40001',
    Lang: 'sw-KE',
    GameId: '7001',
    ProductId: '3',
    IsFreeplay: '0',
  });
  expect(first.searchParams.get('Token')).toHaveLength(43);
  expect(first.searchParams.get('Token')).not.toBe(second.searchParams.get('Token'));
});

test('what was opened comes first in the list from then on', async () => {
  const { player } = await start();
  await player.call('POST Game/StartBetsolutions', { query: { ...zeppelin, freeplay: '0' } });
  const { data } = await player.call('POST Game/GetGames', {
    body: { forMobile: true, providerId: 0, gameType: 0, category: 0, searchText: '', page: 1 },
  });
  expect(data[0]).toMatchObject({ gameName: 'Zeppelin', isRecent: true });
});

test('a visitor plays for free only, and a player for money', async () => {
  const { visitor } = await start();
  const paid = await visitor.call('POST Game/StartBetsolutions', { query: { ...zeppelin, freeplay: '0' } });
  expect([paid.http, paid.status]).toEqual([401, 'NOT_SIGNED_IN']);
  const free = await visitor.call('POST Game/StartBetsolutions', { query: { ...zeppelin, freeplay: '1' } });
  const { searchParams } = new URL(free.data.url);
  expect([searchParams.get('IsFreeplay'), searchParams.get('Token')]).toEqual(['1', '']);
});

test('tells apart what does not exist, what is switched off and what has no free play', async () => {
  const { player } = await start({ VIVO_URL: 'off' });
  const status = async (answer: Promise<{ status: string }>) => (await answer).status;
  const query = { gameId: 'none', lang: 'en', freeplay: '0' } as const;
  expect(await status(player.call('POST Game/StartEndorphina', { query }))).toBe('GAME_DOES_NOT_EXIST');
  const table = { gameid: await anyGame('vivo'), lang: 'en', freeplay: '0' } as const;
  expect(await status(player.call('POST Game/StartVivo', { query: table }))).toBe('GAME_NOT_AVAILABLE');
  const virtual = await anyGame('globalbet');
  const free = { gameid: virtual, lang: 'en', freeplay: '1', isMobile: 'true' } as const;
  expect(await status(player.call('POST Game/StartGlobalBet', { query: free }))).toBe('FREE_PLAY_NOT_AVAILABLE');
});

test('a supplier that does not answer is told of as one', async () => {
  // No process listens on the discard port here.
  const { player } = await start({
    BETSOLUTIONS_URL: 'http://127.0.0.1:9/betsolutions',
    QTECH_URL: 'http://127.0.0.1:9',
  });
  const down = await player.call('POST Game/StartBetsolutions', { query: { ...zeppelin, freeplay: '0' } });
  expect(down.status).toBe('GAME_SERVICE_DOWN');
  const gameid = await anyGame('qtech');
  const query = { gameid, lang: 'en', freeplay: '0', isMobile: '1' } as const;
  expect((await player.call('POST Game/StartQTech', { query })).status).toBe('GAME_SERVICE_DOWN');
});

test('takes nothing but its own parameters', async () => {
  const { player } = await start();
  const http = async (query: object) =>
    (await player.call('POST Game/StartBetsolutions', { query: query as never })).http;
  expect(await http({ ...zeppelin, freeplay: '2' })).toBe(400);
  expect(await http({ ...zeppelin, freeplay: '0', extra: '1' })).toBe(400);
  expect(await http({ ...zeppelin, freeplay: '0', lang: 'fr' })).toBe(400);
  expect(await http({ ...zeppelin, freeplay: '0', gameId: "1' or '1" })).toBe(400);
  expect(await http({ ...zeppelin, freeplay: '0', productId: '9' })).toBe(400);
});

test('every supplier of the catalogue can be opened', async () => {
  const { platform } = await start();
  for (const supplier of supplierNames) expect(platform.suppliers.canOpen(supplier), supplier).toBe(true);
});

async function anyGame(supplier: string): Promise<string> {
  const { rows } = await db.database.pool.query<{ external_id: string }>(
    `select external_id from catalogue.game
     where supplier = $1 order by id limit 1`,
    [supplier],
  );
  return rows[0]?.external_id ?? '';
}
