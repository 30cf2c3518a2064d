import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, expect, onTestFinished, test } from 'vitest';
import { findings } from '../../apps/platform/src/modules/wallet/book-findings.ts';
import { useTestDatabase } from '../../apps/platform/src/testing/test-database.ts';
import { useArcadeDatabase } from '../../stand-ins/arcade/src/testing/test-arcade.ts';
import { rounds } from './rounds.ts';
import { fundsMinor, openZeppelinWorld, type RoundRow, stakeMinor } from './zeppelin-world.ts';

const platformDb = useTestDatabase();
const arcadeDb = useArcadeDatabase();
/** The short form has the places that nothing else covers; a wallet that dies is in `arcade-killed` as well. */
const isLong = rounds > 1;
const stallMs = 700;

function inLong(name: string, body: () => Promise<void>): void {
  if (isLong) test(name, body);
}

let opened: Awaited<ReturnType<typeof openZeppelinWorld>> | undefined;
const open = async () => {
  opened ??= await openZeppelinWorld(platformDb, arcadeDb);
  return opened;
};
afterEach(async () => expect(await findings(platformDb.database.pool)).toEqual([]));
afterAll(() => opened?.close());

/** A flight with all kinds of bets: a target at the burst, one above it, and one to be taken out by hand. */
async function boardAll() {
  const world = await open();
  const { players, flight } = await world.board();
  const [one, other] = players;
  const asked = [one.bet(0, flight.burst), one.bet(1, flight.burst + 1)];
  const byHand = other.bet(0, null);
  for (const id of asked) expect(await one.answered(id)).toMatchObject({ ok: true });
  const { bet, ...taken } = await other.answered(byHand);
  expect(taken).toMatchObject({ ok: true });
  return {
    ...world,
    flight,
    one,
    other,
    byHand: String(bet),
    funds: async () => [await one.funds(), await other.funds()],
  };
}

const paidMinor = (height: number) => (stakeMinor * BigInt(height)) / 100n;
/** What a player has after these bets of theirs. */
const owed = (rows: RoundRow[]) =>
  rows.reduce(
    (sum, { state, win_kobo }) => (state === 'settled' ? sum - stakeMinor + (win_kobo ?? 0n) : sum),
    fundsMinor,
  );
const told = (rows: RoundRow[]) => rows.map(({ state, win_kobo }) => [state, win_kobo]);
const ofBoth = (rows: RoundRow[]) => [owed(rows.slice(0, 2)), owed(rows.slice(2))];

inLong('fault 5: the arcade dies while bets are taken: every stake is given back', async () => {
  const { flight, running, bringBack, untilAtRest, funds } = await boardAll();
  await running.arcade.kill();
  await bringBack('arcade');
  const rows = await untilAtRest(3);
  expect(rows.map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  expect(await funds()).toEqual([fundsMinor, fundsMinor]);
  expect((await (await open()).flight(flight.number)).state).toBe('called-off');
});

test('fault 5: the arcade dies in flight: targets are settled by the true burst, all others are given back', async () => {
  const { flight, one, running, takeOff, bringBack, untilAtRest, funds } = await boardAll();
  await takeOff(flight);
  await one.hears('start', flight.number);
  await running.arcade.kill();
  await bringBack('arcade');
  const rows = await untilAtRest(3);
  expect(told(rows)).toEqual([
    ['settled', paidMinor(flight.burst)],
    ['cancelled', null],
    ['cancelled', null],
  ]);
  expect(await funds()).toEqual(ofBoth(rows));
  expect((await (await open()).flight(flight.number)).state).toBe('called-off');
});

test('fault 5: the arcade dies when it is known who has lost and none is stored as such: they have lost, and no other bet', async () => {
  const { pool, running, board, flyTo, bringBack, untilAtRest, flight: read } = await open();
  const { players, flight } = await board();
  const [one, other] = players;
  expect(await one.answered(one.bet(0, flight.burst + 1))).toMatchObject({ ok: true });
  expect(await other.answered(other.bet(0, null))).toMatchObject({ ok: true });
  // From here on, a transaction that decides a bet waits for this lock.
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select from arcade.round for update');
  await flyTo(flight, flight.burst);
  await one.hears('burst', flight.number);
  await expect.poll(async () => (await read(flight.number)).state).toBe('burst');
  await running.arcade.kill();
  await holder.query('rollback');
  holder.release();
  await bringBack('arcade');
  const rows = await untilAtRest(2);
  expect(told(rows)).toEqual([
    ['settled', 0n],
    ['settled', 0n],
  ]);
  expect((await read(flight.number)).state).toBe('burst');
  expect([await one.funds(), await other.funds()]).toEqual([fundsMinor - stakeMinor, fundsMinor - stakeMinor]);
});

inLong(
  'fault 5: the arcade dies at the burst with a cash-out that is not stored: it is paid or given back, and never lost',
  async () => {
    const {
      pool,
      running,
      flight,
      one,
      other,
      byHand: bet,
      takeOff,
      flyTo,
      bringBack,
      untilAtRest,
      funds,
    } = await boardAll();
    await takeOff(flight);
    await one.hears('start', flight.number);
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('select from arcade.round for update');
    other.out(bet);
    await expect.poll(async () => (await listWaiting(pool)).length).toBeGreaterThan(0);
    await flyTo(flight, flight.burst);
    await one.hears('burst', flight.number);
    await running.arcade.kill();
    await holder.query('rollback');
    holder.release();
    await bringBack('arcade');
    const rows = await untilAtRest(3);
    expect(rows[0]).toMatchObject({ state: 'settled', win_kobo: paidMinor(flight.burst) });
    // The statement that stored it may have reached the database before its sender died.
    const [, , byHand] = rows as [RoundRow, RoundRow, RoundRow];
    expect(byHand.state === 'cancelled' || (byHand.win_kobo ?? 0n) >= stakeMinor).toBe(true);
    expect(await funds()).toEqual(ofBoth(rows));
  },
);

/** The database processes that wait for a lock. */
async function listWaiting(pool: typeof arcadeDb.pool): Promise<number[]> {
  const { rows: waiting } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return waiting.map(({ pid }) => pid);
}

test('the database throws out a cash-out that came in time: it is paid all the same', async () => {
  const { pool, flight, one, other, byHand: bet, takeOff, flyTo, untilAtRest, funds } = await boardAll();
  await takeOff(flight);
  await one.hears('start', flight.number);
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select from arcade.round for update');
  const asked = other.out(bet);
  await expect.poll(async () => (await listWaiting(pool)).length).toBe(1);
  await pool.query('select pg_cancel_backend(pid) from unnest($1::int[]) pid', [await listWaiting(pool)]);
  expect(await other.answered(asked)).toMatchObject({ ok: false, reason: 'unanswered' });
  await holder.query('rollback');
  holder.release();
  await flyTo(flight, flight.burst);
  await one.hears('burst', flight.number);
  const rows = await untilAtRest(3);
  const [, , byHand] = rows as [RoundRow, RoundRow, RoundRow];
  expect(byHand.state).toBe('settled');
  expect(byHand.win_kobo).toBeGreaterThanOrEqual(stakeMinor);
  await expect.poll(() => other.told.some(({ own, state }) => own === 0 && state === 'settled')).toBe(true);
  expect(await funds()).toEqual(ofBoth(rows));
});

const places = (['arcade', 'platform'] as const).flatMap((who) =>
  (['Bet', 'Win'] as const).flatMap((call) => (['before', 'after'] as const).map((moment) => ({ who, call, moment }))),
);

for (const { who, call, moment } of places) {
  inLong(`the ${who} dies ${moment} the wallet hears or answers a ${call}`, async () => {
    const { board, flyTo, killAt, bringBack, untilAtRest } = await open();
    const { players, flight } = await board();
    const [one] = players;
    const killed = killAt(who, { call, moment });
    const asked = one.bet(0, flight.burst);
    if (call === 'Win') {
      expect(await one.answered(asked)).toMatchObject({ ok: true });
      await flyTo(flight, flight.burst);
    }
    await killed;
    await bringBack(who);
    const rows = await untilAtRest(1);
    expect(told(rows)).toEqual([call === 'Win' ? ['settled', paidMinor(flight.burst)] : ['cancelled', null]]);
    expect(await one.funds()).toBe(owed(rows));
  });
}

for (const [call, state] of [
  ['Bet', 'cancelled'],
  ['Win', 'settled'],
] as const) {
  inLong(`the answer to a ${call} is lost: the bet is ${state}, once`, async () => {
    const { board, flyTo, later, proxy, untilAtRest } = await open();
    const { players, flight } = await board();
    const [one] = players;
    let lost = 0;
    proxy.watch(async (name, moment) => {
      if (name !== call || moment !== 'after' || lost > 0) return 'pass';
      lost += 1;
      return 'cut';
    });
    onTestFinished(() => proxy.watch(undefined));
    await one.answered(one.bet(0, flight.burst));
    await flyTo(flight, flight.burst);
    await one.hears('burst', flight.number);
    await later(60_000);
    const rows = await untilAtRest(1);
    expect(rows[0]?.state).toBe(state);
    expect(lost).toBe(1);
    expect(await one.funds()).toBe(owed(rows));
  });
}

inLong('the platform is away for a whole flight: it is settled by its outcome when it is back', async () => {
  const { flight, one, running, flyTo, bringBack, untilAtRest, funds } = await boardAll();
  await running.platform.kill();
  await flyTo(flight, flight.burst);
  await one.hears('burst', flight.number);
  await bringBack('platform');
  const rows = await untilAtRest(3);
  expect(told(rows)).toEqual([
    ['settled', paidMinor(flight.burst)],
    ['settled', 0n],
    ['settled', 0n],
  ]);
  expect(await funds()).toEqual(ofBoth(rows));
});

test('fault 8: the arcade stands still around the burst: who came in time is paid, who came meanwhile is too late', async () => {
  const { flight, one, other, byHand, running, takeOff, later, leftMs, untilAtRest, funds } = await boardAll();
  await takeOff(flight);
  await one.hears('start', flight.number);
  await later(leftMs(flight.bursts_at) - stallMs / 2);
  running.arcade.child.kill('SIGSTOP');
  await delay(stallMs);
  const late = other.out(byHand);
  running.arcade.child.kill('SIGCONT');
  await one.hears('burst', flight.number);
  expect(await other.answered(late)).toMatchObject({ ok: false });
  const rows = await untilAtRest(3);
  expect(told(rows)).toEqual([
    ['settled', paidMinor(flight.burst)],
    ['settled', 0n],
    ['settled', 0n],
  ]);
  expect(await funds()).toEqual(ofBoth(rows));
  expect((await (await open()).flight(flight.number)).state).toBe('burst');
});

test('fault 8, control: a win that is stored for a bet that came too late is noticed', async () => {
  const { pool, flight, one, flyTo, untilAtRest, funds } = await boardAll();
  await flyTo(flight, flight.burst);
  await one.hears('burst', flight.number);
  const rows = await untilAtRest(3);
  expect(await funds()).toEqual(ofBoth(rows));
  await pool.query(`update arcade.round set win_kobo = $1 where choice->>'target' is null`, [paidMinor(flight.burst)]);
  const edited = await untilAtRest(3);
  expect(await funds()).not.toEqual(ofBoth(edited));
});
