// Every supplier's launch as the platform makes it, through the supplier's own door, to a round in the platform's books.
import { randomUUID } from 'node:crypto';
import { minorFromMajor } from '@harmattan/kernel/money';
import type { SupplierName } from '@harmattan/wires/suppliers/names';
import { expect, test } from 'vitest';
import { findings } from '../../../apps/platform/src/modules/wallet/book-findings.ts';
import { keyOf } from '../../../apps/platform/src/modules/wallet/index.ts';
import { useTestDatabase } from '../../../apps/platform/src/testing/test-database.ts';
import { startTestPlatform } from '../../../apps/platform/src/testing/test-platform.ts';
import { newBrowser, newNumber } from '../../../apps/platform/src/testing/test-player.ts';
import { freePorts } from '../../../scripts/system/free-ports.ts';
import {
  createTestArcade,
  secretIn,
  sitAt,
  type TestArcade,
  useArcadeDatabase,
} from '../../../stand-ins/arcade/src/testing/test-arcade.ts';

const platformDb = useTestDatabase();
const arcadeDb = useArcadeDatabase();
const fundsMinor = 100_000n;
const password = 'harmattan-1';

/** The platform's call that opens a game of each supplier, and the game's name. */
const starts: Record<SupplierName, [call: string, query: Record<string, string>, title: string]> = {
  betsolutions: ['StartBetsolutions', { productId: '2', gameId: '6001' }, 'Sunrise Sevens'],
  egt: ['StartEgt', { gameId: '801', eq: '0', isMobile: 'true' }, 'Talking Drum'],
  softgaming: ['StartSoftGaming', { systemId: '960', gameId: 'bronze-casters', isMobile: 'true' }, 'Bronze Casters'],
  endorphina: ['StartEndorphina', { gameId: 'endorphina_BaobabGold@ENDORPHINA' }, 'Baobab Gold'],
  betconstruct: ['StartBetConstruct', { gameId: '40101' }, 'Diamonds of Kono'],
  qtech: ['StartQTech', { gameid: 'HRM-cowrie-rush', isMobile: 'true' }, 'Cowrie Rush'],
  globalbet: ['StartGlobalBet', { gameid: 'durbar-derby', isMobile: 'true' }, 'Durbar Derby'],
  vivo: ['StartVivo', { gameid: '101' }, 'Lagos Roulette'],
};
const suppliers = Object.keys(starts) as SupplierName[];
const choice = { isBought: false };
/** Tables on a clock: what is staked there waits for a turn, which `live/` and `games/virtual/` test. */
const onClock: SupplierName[] = ['globalbet', 'vivo'];
const withSlots = suppliers.filter((supplier) => !onClock.includes(supplier));

/** Both ends of the wires, each knowing where the other is, and a player with money. */
async function openHouse() {
  const [port] = await freePorts(1);
  const platform = await startTestPlatform(platformDb, { ARCADE_PORT: String(port) });
  const logged: string[] = [];
  const arcade = await createTestArcade(arcadeDb, {
    env: { ARCADE_PORT: String(port), PLATFORM_WALLETS_URL: `${platform.url}/wallet` },
    logged,
  });
  await arcade.start();
  const browser = newBrowser(platform.server);
  const number = newNumber();
  await browser.register(number, password);
  await browser.signIn(number, password);
  const { rows } = await platformDb.database.pool.query<{ id: string }>(
    'select id from identity.player where user_name like $1',
    [`%${number}`],
  );
  const playerId = BigInt(rows[0]?.id ?? 0);
  await platform.wallet.transfer({
    direction: 'in',
    playerId,
    key: keyOf({ source: 'test', class: 'funds', id: randomUUID() }),
    amountMinor: fundsMinor,
    house: 'gateway:test',
    about: 'deposit',
  });
  return {
    arcade,
    logged,
    balance: () => platform.wallet.balance(playerId),
    async start(supplier: SupplierName, more: Record<string, string>) {
      const [call, query] = starts[supplier];
      const answer = await browser.call(`POST Game/${call}` as 'POST Game/StartVivo', {
        query: { lang: 'en', freeplay: '0', ...query, ...more } as never,
      });
      expect(answer.status).toBe('SUCCESS');
      return (answer.data as { url: string }).url;
    },
    history: async () => (await browser.call('POST User/GetUserBettingHistory', { body: { before: null } })).data,
  };
}

/** What a browser does with the address of a game. */
async function follow(arcade: TestArcade, address: string) {
  if (secretIn(address) !== 'none') return sitAt(arcade, secretIn(address));
  const { pathname, search } = new URL(address);
  const answer = await arcade.get(`${pathname}${search}`);
  expect([answer.statusCode, answer.headers['set-cookie']], answer.body).toEqual([302, undefined]);
  return sitAt(arcade, secretIn(`${answer.headers.location}`));
}

/** What a stake of 100.00 on the reels has won by what is shown. */
function wonMinor(outcome: { round: { winHundredths: number } }): bigint {
  return BigInt(outcome.round.winHundredths) * 100n;
}

test.each(withSlots)('%s opens its game for money, and a round is in the books over its wire', async (supplier) => {
  const { arcade, start, balance, history, logged } = await openHouse();
  const [, , title] = starts[supplier];
  const address = await start(supplier, { lang: 'zh' });
  const seat = await follow(arcade, address);
  const { body } = await seat.page();
  expect(body).toContain(`<title>${title}</title>`);
  expect(body).toContain('<html lang="zh"');
  expect(await seat.state()).toEqual({ balance: '1000.00', rounds: [] });

  const { round, balance: told } = await seat.play({ choice });
  expect(round).toMatchObject({ state: 'settled', stake: '100.00', choice, refusal: null });
  expect(minorFromMajor(round.win)).toBe(wonMinor(round.outcome));
  const wanted = fundsMinor - 10_000n + wonMinor(round.outcome);
  expect(minorFromMajor(told)).toBe(wanted);
  expect((await balance()).availableMinor).toBe(wanted);
  expect(JSON.stringify(await history())).toContain(title);
  expect(await findings(platformDb.database.pool)).toEqual([]);
  expect(logged.join()).not.toContain(new URL(address).searchParams.get('Token') ?? secretIn(address));
});

test.each(onClock)('%s opens its table for money, and takes nothing while no turn is open', async (supplier) => {
  const { arcade, start, balance } = await openHouse();
  const [, , title] = starts[supplier];
  const seat = await follow(arcade, await start(supplier, { lang: 'zh' }));
  const { body } = await seat.page();
  expect(body).toContain(`<title>${title}</title>`);
  expect(await seat.state()).toEqual({ balance: '1000.00', rounds: [] });
  const bets = [{ on: supplier === 'vivo' ? 'red' : 'win-1', amount: '100.00' }];
  const answer = await seat.send(seat.wish({ choice: supplier === 'vivo' ? { bets } : { turn: 1, bets } }));
  expect([answer.statusCode, answer.json().message]).toEqual([409, 'Bets are closed.']);
  expect((await balance()).availableMinor).toBe(fundsMinor);
});

test.each(withSlots)('%s opens its game for free, and no money moves', async (supplier) => {
  const { arcade, start, balance } = await openHouse();
  const before = await balance();
  const seat = await follow(arcade, await start(supplier, { freeplay: '1', lang: 'en' }));
  expect((await seat.page()).body).toContain('Free play');
  expect(await seat.state()).toEqual({ balance: '10000.00', rounds: [] });
  const { round, balance: told } = await seat.play({ choice });
  expect(round.state).toBe('settled');
  expect(minorFromMajor(told)).toBe(990_000n + wonMinor(round.outcome));
  expect(await balance()).toEqual(before);
});
