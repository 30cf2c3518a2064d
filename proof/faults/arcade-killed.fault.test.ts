import { minorFromMajor } from '@harmattan/kernel/money';
import { afterAll, afterEach, expect, onTestFinished, test } from 'vitest';
import { findings } from '../../apps/platform/src/modules/wallet/book-findings.ts';
import { createOwnStage } from '../../apps/platform/src/testing/own-stage.ts';
import { useTestDatabase } from '../../apps/platform/src/testing/test-database.ts';
import { sharedTestPlatform } from '../../apps/platform/src/testing/test-platform.ts';
import { useArcadeDatabase } from '../../stand-ins/arcade/src/testing/test-arcade.ts';
import { rounds } from './rounds.ts';
import { type Running, startProcess } from './start-process.ts';
import { type Moment, startWalletProxy } from './wallet-proxy.ts';

const platformDb = useTestDatabase();
const arcadeDb = useArcadeDatabase();
const fundsMinor = 10_000_000n;
let laterMs = 0;
afterEach(async () => expect(await findings(platformDb.database.pool)).toEqual([]));

type Server = 'arcade' | 'platform';

interface World {
  proxy: Awaited<ReturnType<typeof startWalletProxy>>;
  running: Record<Server, Running>;
  start: Record<Server, () => Promise<Running>>;
}

/** Both servers in processes of their own and the way between them, for all tests: each brings back what it has killed. */
let world: World | undefined;
afterAll(async () => {
  await Promise.all(Object.values(world?.running ?? {}).map((server) => server.kill()));
  world?.proxy.close();
});

async function openWorld(): Promise<World> {
  const proxy = await startWalletProxy();
  const start = {
    platform: () =>
      startProcess('platform-process.ts', {
        DATABASE_URL: platformDb.url('harmattan_app'),
        MODE: 'sandbox',
        DEMO: 'off',
        REGISTER_URL: 'none',
        REQUESTS_PER_MINUTE_MAX: '1000000',
      }),
    arcade: () =>
      startProcess('arcade-process.ts', {
        DATABASE_URL: arcadeDb.url,
        SITE_URL: 'http://localhost:3000',
        PLATFORM_WALLETS_URL: `${proxy.url}/wallet`,
        TEST_CLOCK: 'on',
      }),
  };
  const [platform, arcade] = await Promise.all([start.platform(), start.arcade()]);
  proxy.leadTo(platform.url);
  return { proxy, running: { platform, arcade }, start };
}

/** A player at a game of the arcade. */
async function sitDown(game: string) {
  world ??= await openWorld();
  const { proxy, running, start } = world;
  await arcadeDb.pool.query('delete from arcade.seat');
  // Another platform over the same books lets the player in and tells the truth; the one that dies is a process.
  const books = await sharedTestPlatform(platformDb);
  const ownerUrl = platformDb.url('harmattan_owner');
  const { stage, close } = createOwnStage({ platform: books, url: books.url, ownerUrl, currency: 'NGN' });
  onTestFinished(close);
  const launch = await stage.newLaunch('betsolutions', fundsMinor);
  const query = { Token: launch.token, MerchantId: '40001', Lang: 'en-US', GameId: game, IsFreeplay: '0' };
  const door = `${running.arcade.url}/betsolutions/auth/auth?${new URLSearchParams(query)}`;
  const opened = await fetch(door, { redirect: 'manual' });
  const seat = new URL(opened.headers.get('location') ?? '', door).pathname;

  // biome-ignore lint/suspicious/noExplicitAny: what the page is told, looked at field by field.
  async function post(path: string, body: object): Promise<any> {
    const answer = await fetch(`${running.arcade.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.json();
  }

  return {
    funds: async () => (await books.wallet.balance(BigInt(launch.playerId))).availableMinor,
    wire: stage.client('betsolutions'),
    play: (stake: string, choice: object) => post(`${seat}/rounds`, { key: crypto.randomUUID(), stake, choice }),
    move: (round: { id: string; moves: number }, move: object) =>
      post(`${seat}/moves`, { round: round.id, at: round.moves, move }),
    /** Kills one of the two at the next such call; answers when it is dead. */
    killAt(who: Server, { call, moment }: { call: string; moment: Moment }) {
      return new Promise<void>((resolve, reject) => {
        proxy.watch(async (name, at) => {
          if (name !== call || at !== moment) return 'pass';
          await running[who].kill().then(resolve, reject);
          return 'cut';
        });
      });
    },
    kill: (who: Server) => running[who].kill(),
    async restart(who: Server) {
      running[who] = await start[who]();
      proxy.leadTo(running.platform.url);
      proxy.watch(undefined);
      // What waits for its time has come to it.
      laterMs += 60_000;
      await post('/test/clock', { offsetMs: laterMs });
    },
    /** The only round, once nothing is under way any more. */
    async untilAtRest() {
      const states = async () => (await readRounds()).map(({ state }) => state);
      const atRest = [expect.stringMatching(/^(settled|cancelled|refused|playing)$/)];
      await expect.poll(states).toEqual(atRest);
      return (await readRounds())[0] as Row;
    },
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    state: async (): Promise<any> => (await fetch(`${running.arcade.url}${seat}/state`)).json(),
  };
}

interface Row {
  id: bigint;
  state: string;
  stake_kobo: bigint;
  win_kobo: bigint | null;
  moves: number;
}

async function readRounds(): Promise<Row[]> {
  return (await arcadeDb.pool.query<Row>('select id, state, stake_kobo, win_kobo, moves from arcade.round')).rows;
}

/** What the books must say if this is the only round. */
function owed({ state, stake_kobo, win_kobo }: Row): bigint {
  if (state === 'settled') return fundsMinor - stake_kobo + (win_kobo ?? 0n);
  return state === 'playing' ? fundsMinor - stake_kobo : fundsMinor;
}

const onRed = { bets: [{ on: 'red', amount: '100.00' }] };
const everyPlace = (['arcade', 'platform'] as const).flatMap((who) =>
  (['Bet', 'Win'] as const).flatMap((call) => (['before', 'after'] as const).map((moment) => ({ who, call, moment }))),
);
/** The short form keeps the places of most risk: the wallet has done the call, and its answer has not reached the arcade. */
const places = rounds > 1 ? everyPlace : everyPlace.filter(({ moment }) => moment === 'after');

test.each(places)(
  'fault 5: the $who dies $moment the wallet hears or answers a $call: nothing is lost or paid twice',
  async (place) => {
    const { play, killAt, restart, untilAtRest, funds } = await sitDown('5001');
    const killed = killAt(place.who, place);
    const played = play('100.00', onRed).catch(() => 'no answer');
    await killed;
    await Promise.all([restart(place.who), played]);
    const round = await untilAtRest();
    expect(round.state).toBe(place.call === 'Bet' ? 'cancelled' : 'settled');
    expect(await funds()).toBe(owed(round));
  },
);

test.each(places.filter(({ call }) => call === 'Bet'))(
  'fault 5: the $who dies $moment a stake in the middle of a hand is heard or answered: the hand goes on as it was',
  async (place) => {
    const { play, move, killAt, restart, untilAtRest, funds } = await sitDown('5003');
    const { round } = await play('100.00', { ante: '100.00', bonus: null });
    const killed = killAt(place.who, place);
    const moved = move(round, { do: 'call' }).catch(() => 'no answer');
    await killed;
    await Promise.all([restart(place.who), moved]);
    const asItWas = await untilAtRest();
    expect(asItWas).toMatchObject({ state: 'playing', moves: 0, stake_kobo: 10_000n });
    expect(await funds()).toBe(owed(asItWas));
    expect(await move(round, { do: 'call' })).toMatchObject({ refusal: null, round: { state: 'settled' } });
    const settled = await untilAtRest();
    expect(settled.stake_kobo).toBe(30_000n);
    expect(await funds()).toBe(owed(settled));
  },
);

test("fault 5: the arcade dies while it is the player's turn: the same hand is there afterwards", async () => {
  const { play, kill, restart, state, move, funds, untilAtRest } = await sitDown('5003');
  const { round } = await play('100.00', { ante: '100.00', bonus: null });
  await kill('arcade');
  await restart('arcade');
  expect((await state()).rounds[0]).toMatchObject({ id: round.id, state: 'playing', view: round.view });
  await move(round, { do: 'fold' });
  expect(await funds()).toBe(owed(await untilAtRest()));
});

test('fault 5, control: a win that is sent again under another name is paid twice, and is noticed', async () => {
  const { play, funds, wire } = await sitDown('5001');
  const { round } = await play('100.00', onRed);
  const { rows } = await arcadeDb.pool.query(
    `select token, seat.game, currency, sitting, player_id as "playerId", wire_round, stake_tx, nextval('arcade.wire_id') as other
     from arcade.round join arcade.seat on seat.id = seat_id`,
  );
  const [{ wire_round, stake_tx, other, ...seat }] = rows;
  const again = { txId: `${other}`, round: `${wire_round}`, amountMinor: 20_000n, stakeTxId: `${stake_tx}` };
  expect((await wire.win(seat, again)).verdict).toBe('done');
  const [row] = await readRounds();
  expect(minorFromMajor(round.win)).toBe(row?.win_kobo);
  expect(await funds()).not.toBe(owed(row as Row));
});
