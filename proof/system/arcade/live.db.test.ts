// Turns that everybody shares, against the real platform and with a clock that is moved.
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { bytesOf } from '@harmattan/fair/seeds/hex';
import { commitmentOf } from '@harmattan/fair/seeds/seeded-chance';
import { minorFromMajor } from '@harmattan/kernel/money';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { expect, onTestFinished, test } from 'vitest';
import { findings } from '../../../apps/platform/src/modules/wallet/book-findings.ts';
import { createOwnStage } from '../../../apps/platform/src/testing/own-stage.ts';
import { useTestDatabase } from '../../../apps/platform/src/testing/test-database.ts';
import { startTestPlatform } from '../../../apps/platform/src/testing/test-platform.ts';
import { spinRandom } from '../../../stand-ins/arcade/src/live/spin-random.ts';
import { deleteOldSpins, findLastSpin } from '../../../stand-ins/arcade/src/live/spins-store.ts';
import { findTable } from '../../../stand-ins/arcade/src/live/tables.ts';
import { createBadNetwork } from '../../../stand-ins/arcade/src/testing/bad-network.ts';
import {
  createTestArcade,
  secretIn,
  sitAt,
  type TestArcade,
  useArcadeDatabase,
} from '../../../stand-ins/arcade/src/testing/test-arcade.ts';
import { watchTable } from '../../../stand-ins/arcade/src/testing/watch-table.ts';

const platformDb = useTestDatabase();
const arcadeDb = useArcadeDatabase();
const fundsMinor = 1_000_000n;
const tableName = 'vivo 102';
/** Of the table: bets are taken for ten seconds, then two more pass. */
const closesMs = 10_000;
const drawnMs = 12_500;
/** The turn is over, and a page that left when it began has gone for less than half a minute. */
const overMs = 25_000;

const onRed = { stake: '100.00', choice: { bets: [{ on: 'red', amount: '100.00' }] } };
const onBlack = { stake: '200.00', choice: { bets: [{ on: 'black', amount: '200.00' }] } };

/** A hall with the table in it, over a network that can break. */
async function openHall() {
  await arcadeDb.pool.query('delete from arcade.seat');
  await arcadeDb.pool.query('delete from arcade.spin');
  const platform = await startTestPlatform(platformDb);
  const network = createBadNetwork();
  const env = { PLATFORM_WALLETS_URL: `${platform.url}/wallet`, TEST_CLOCK: 'on' };
  const arcade = await createTestArcade(arcadeDb, { env, send: network.send });
  await arcade.start();
  const { stage, close } = createOwnStage({
    platform,
    url: platform.url,
    ownerUrl: platformDb.url('harmattan_owner'),
    currency: 'NGN',
  });
  onTestFinished(async () => {
    await arcadeDb.pool.query('update plumbing.test_clock set offset_ms = 0');
    await close();
    expect(await findings(platformDb.database.pool)).toEqual([]);
  });
  const watchAt = (hall: TestArcade, secret: string) => {
    const { port } = hall.server.server.address() as AddressInfo;
    return watchTable(`http://127.0.0.1:${port}/play/${secret}/live`);
  };
  return {
    arcade,
    network,
    async sitDown(game = '102') {
      const launch = await stage.newLaunch('vivo', fundsMinor);
      const { operatorId: operatorID, serverId: ServerID } = supplierCredentials.vivo;
      const query = { token: launch.token, operatorID, ServerID, language: 'EN', selectedGame: game, HomeURL: '/' };
      const { headers } = await arcade.get(`/vivo/?${new URLSearchParams(query)}`);
      const secret = secretIn(`${headers.location}`);
      return {
        ...sitAt(arcade, secret),
        secret,
        playerId: launch.playerId,
        watch: () => watchAt(arcade, secret),
        funds: async () => (await platform.wallet.balance(BigInt(launch.playerId))).availableMinor,
        /** The same seat in another process over the same database. */
        in: (next: TestArcade) => ({ ...sitAt(next, secret), watch: () => watchAt(next, secret) }),
      };
    },
    moveClock: (offsetMs: number) => arcade.post('/test/clock', { offsetMs }),
    async startAnother() {
      const next = await createTestArcade(arcadeDb, { env });
      await next.start();
      return next;
    },
  };
}

type Sitting = Awaited<ReturnType<Awaited<ReturnType<typeof openHall>>['sitDown']>>;

async function untilNewestIs(seat: Pick<Sitting, 'state'>, state: string) {
  await expect.poll(async () => (await seat.state()).rounds[0]?.state, { interval: 50 }).toBe(state);
  return (await seat.state()).rounds[0];
}

const spinsMade = async () => Number((await arcadeDb.pool.query('select count(*) from arcade.spin')).rows[0].count);

test('two players share one turn: the same number, each their own bets, and it is as it was sealed', async () => {
  const hall = await openHall();
  const [one, two] = [await hall.sitDown(), await hall.sitDown()];
  const [table, other] = [await one.watch(), await two.watch()];
  expect(table.type).toBe('text/event-stream');
  const { commitment, seed: early } = await table.until('betting', 1);
  expect(early).toBeNull();
  expect((await one.play(onRed)).round).toMatchObject({ state: 'riding', stake: '100.00', outcome: null });
  expect((await two.play(onBlack)).round.state).toBe('riding');
  expect(await one.funds()).toBe(fundsMinor - 10_000n);
  await expect.poll(() => other.stand().total).toBe('300.00');
  expect(other.stand()).toMatchObject({
    players: 2,
    bets: [{ stake: '200.00' }, { stake: '100.00', on: { red: '100.00' } }],
  });
  expect(other.stand().you).toBe(other.stand().bets[0].name);
  expect(table.stand().you).toBe(other.stand().bets[1].name);

  await hall.moveClock(drawnMs);
  const { outcome, seed, history } = await table.until('showing', 1);
  expect(history).toEqual([{ number: 1, outcome }]);
  expect(commitmentOf(bytesOf(seed) ?? new Uint8Array())).toBe(commitment);
  const spin = { tableName, number: 1, seed: bytesOf(seed) ?? new Uint8Array(32) };
  expect(findTable(tableName)?.look({ random: spinRandom(spin), setup: null }).outcome).toEqual(outcome);
  for (const [seat, stakeMinor] of [
    [one, 10_000n],
    [two, 20_000n],
  ] as const) {
    const round = await untilNewestIs(seat, 'settled');
    expect(round.outcome.number).toBe(outcome.number);
    expect(await seat.funds()).toBe(fundsMinor - stakeMinor + (minorFromMajor(round.win) ?? 0n));
  }
  for (const bet of table.stand().bets) {
    expect(Object.keys(bet)).toEqual(['name', 'stake', 'on', 'won']);
    expect(bet.name).toMatch(/^[1-9]\d{3}$/);
  }
});

test('a stake at the moment of closing is refused, and nothing is moved', async () => {
  const hall = await openHall();
  const seat = await hall.sitDown();
  const table = await seat.watch();
  await table.until('betting', 1);
  await hall.moveClock(closesMs);
  const answer = await seat.send(seat.wish(onRed));
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toEqual({ message: 'Bets are closed.' });
  expect((await seat.state()).rounds).toEqual([]);
  await table.until('closed');
  await hall.moveClock(drawnMs);
  await table.until('showing', 1);
  expect((await seat.send(seat.wish(onRed))).statusCode).toBe(409);
  expect(await seat.funds()).toBe(fundsMinor);
});

test('a seat bets once in a turn, and the same wish sent again is the same round', async () => {
  const hall = await openHall();
  const seat = await hall.sitDown();
  await (await seat.watch()).until('betting', 1);
  const wish = seat.wish(onRed);
  const { round } = (await seat.send(wish)).json();
  expect((await seat.send(wish)).json().round).toMatchObject({ id: round.id, state: 'riding' });
  expect((await seat.send(seat.wish(onBlack))).json().round).toBeNull();
  expect(await seat.funds()).toBe(fundsMinor - 10_000n);
});

test('a stake that the platform has not answered by the draw is given back', async () => {
  const hall = await openHall();
  const seat = await hall.sitDown();
  const table = await seat.watch();
  await table.until('betting', 1);
  hall.network.break('ChangeBalance', 'silence');
  void seat.play(onRed);
  await expect.poll(() => seat.funds()).toBe(fundsMinor - 10_000n);
  hall.network.repair();
  await hall.moveClock(drawnMs);
  await table.until('showing', 1);
  await untilNewestIs(seat, 'cancelled');
  expect(await seat.funds()).toBe(fundsMinor);
  // What was never staked is not told of.
  expect(table.stand()).toMatchObject({ players: 0, bets: [] });
});

test('a process that dies before the draw: the next one draws what was sealed, and pays it', async () => {
  const hall = await openHall();
  const seat = await hall.sitDown();
  await (await seat.watch()).until('betting', 1);
  expect((await seat.play(onRed)).round.state).toBe('riding');
  await hall.arcade.stop();
  await arcadeDb.pool.query('update plumbing.test_clock set offset_ms = 3600000');
  const sealed = await findLastSpin(arcadeDb.pool, tableName);
  expect(sealed).toMatchObject({ state: 'open', number: 1 });
  const next = await hall.startAnother();
  const round = await untilNewestIs(seat.in(next), 'settled');
  const random = spinRandom(sealed ?? { tableName, number: 0, seed: new Uint8Array(32) });
  expect(findTable(tableName)?.look({ random, setup: null }).outcome).toEqual({ number: round.outcome.number });
  expect(await seat.funds()).toBe(fundsMinor - 10_000n + (minorFromMajor(round.win) ?? 0n));
});

test('of two processes the one with the pages dies: the other draws the turn, though no page watches there', async () => {
  const hall = await openHall();
  const other = await hall.startAnother();
  const seat = await hall.sitDown();
  await (await seat.watch()).until('betting', 1);
  expect((await seat.play(onRed)).round.state).toBe('riding');
  await hall.arcade.stop();
  await other.post('/test/clock', { offsetMs: drawnMs });
  const round = await untilNewestIs(seat.in(other), 'settled');
  expect(await seat.funds()).toBe(fundsMinor - 10_000n + (minorFromMajor(round.win) ?? 0n));
});

test('where no page watches, no turn is opened; the first page to come opens one at once', async () => {
  const hall = await openHall();
  const seat = await hall.sitDown();
  expect((await seat.send(seat.wish(onRed))).statusCode).toBe(409);
  expect(await spinsMade()).toBe(0);
  const table = await seat.watch();
  await table.until('betting', 1);
  await table.leave();
  // It is played to its end, and while the last page has only just gone another follows.
  await hall.moveClock(drawnMs);
  await expect.poll(async () => (await findLastSpin(arcadeDb.pool, tableName))?.state).toBe('done');
  await hall.moveClock(overMs);
  await expect.poll(spinsMade).toBe(2);
  // An hour later no page has come: the open turn is done, and no other follows.
  await hall.moveClock(3_600_000);
  await expect.poll(async () => (await findLastSpin(arcadeDb.pool, tableName))?.state).toBe('done');
  await hall.moveClock(7_200_000);
  const again = await seat.watch();
  await again.until('betting', 3);
  expect(await spinsMade()).toBe(3);
});

test('a fourth window of a seat takes the place of the first, and closing the house ends them all', async () => {
  const hall = await openHall();
  const seat = await hall.sitDown();
  const windows = [await seat.watch(), await seat.watch(), await seat.watch(), await seat.watch()];
  await expect.poll(() => windows.map(({ isOver }) => isOver())).toEqual([true, false, false, false]);
  expect(windows[0]?.names).toEqual(['bye']);
  await windows[3]?.until('betting', 1);
  await hall.arcade.stop();
  await expect.poll(() => windows.every(({ isOver }) => isOver())).toBe(true);
  expect(windows[1]?.names).toEqual([]);
});

/** Requests a table's stream as a client that does not read it. Answers with the server's request and response. */
async function watchBadly(hall: TestArcade, secret: string) {
  const { server } = hall.server;
  const { port } = server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1').on('error', () => {});
  onTestFinished(() => client.destroy() && undefined);
  const asked = once(server, 'request');
  client.pause().write(`GET /play/${secret}/live HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`);
  const [request, response] = (await asked) as [IncomingMessage, ServerResponse];
  return { request, response };
}

test('a window that goes while it is being let in keeps no table awake', async () => {
  const hall = await openHall();
  const seat = await hall.sitDown();
  const { request, response } = await watchBadly(hall.arcade, seat.secret);
  request.destroy();
  await expect.poll(() => response.destroyed).toBe(true);
  const other = await seat.watch();
  await other.until('betting', 1);
  await other.leave();
  await hall.moveClock(3_600_000);
  await expect.poll(async () => (await findLastSpin(arcadeDb.pool, tableName))?.state).toBe('done');
  await hall.moveClock(7_200_000);
  // Once another table opens its turn, the arcade has looked after all tables.
  await (await (await hall.sitDown('101')).watch()).until('betting', 1);
  expect((await findLastSpin(arcadeDb.pool, tableName))?.number).toBe(1);
});

test('a window that reads nothing makes room as well, and nothing breaks by it', async () => {
  const hall = await openHall();
  const seat = await hall.sitDown();
  const { response } = await watchBadly(hall.arcade, seat.secret);
  await expect.poll(() => response.headersSent).toBe(true);
  // Until nothing more goes through, as after some time at the table.
  while (response.writableLength < 30_000) {
    response.write(`:${'x'.repeat(10_000)}\n\n`);
    await setImmediate();
  }
  const windows = [await seat.watch(), await seat.watch(), await seat.watch()];
  await expect.poll(() => response.writableEnded).toBe(true);
  await windows[2]?.until('betting', 1);
  await hall.moveClock(drawnMs);
  await windows[2]?.until('showing', 1);
  await hall.moveClock(drawnMs + 10_000);
  await windows[2]?.until('betting', 2);
  expect(windows.map(({ isOver }) => isOver())).toEqual([false, false, false]);
});

test('there is nothing to watch at a table without a clock, or for a seat that does not exist', async () => {
  const hall = await openHall();
  const seat = await hall.sitDown('999');
  expect((await seat.watch()).status).toBe(404);
  expect((await hall.arcade.get(`/play/${'x'.repeat(43)}/live`)).statusCode).toBe(404);
});

/** Where players see cards and decide: fifteen seconds of betting, two of pause, fifteen to decide. */
const dealtMs = 17_500;
const undecidedMs = 33_000;
const anAnte = { stake: '100.00', choice: { ante: '100.00', bonus: null } };

async function sitAtPoker() {
  const hall = await openHall();
  const [one, two] = [await hall.sitDown('401'), await hall.sitDown('401')];
  const table = await one.watch();
  await table.until('betting', 1);
  for (const seat of [one, two]) expect((await seat.play(anAnte)).round.state).toBe('riding');
  await hall.moveClock(dealtMs);
  await table.until('deciding', 1);
  const decide = async (seat: Sitting, move: string) => {
    const [round] = (await seat.state()).rounds;
    return seat.move(round, { do: move });
  };
  return { hall, one, two, table, decide };
}

test('who decides first learns nothing and gets nothing while others decide, and all of it when they have', async () => {
  const { one, two, table, decide } = await sitAtPoker();
  const [seen, others] = [(await one.state()).rounds[0].view, (await two.state()).rounds[0].view];
  expect(seen.player).toEqual(others.player);
  expect(table.stand().dealt.player).toEqual(seen.player);
  expect(table.stand()).toMatchObject({ outcome: null, seed: null });
  const called = await decide(one, 'call');
  expect(called).toMatchObject({ refusal: null, round: { state: 'playing', outcome: null, win: null } });
  expect(called.round.view).toMatchObject({ isDecided: true });
  expect(JSON.stringify(called.round.view)).not.toContain('dealer');
  expect(await decide(one, 'fold')).toMatchObject({ refusal: 'out-of-turn' });
  expect(await one.funds()).toBe(fundsMinor - 30_000n);
  expect(table.stand().phase).toBe('deciding');
  // The clock is not moved: there is nothing left to wait for.
  await decide(two, 'fold');
  const { outcome } = await table.until('showing', 1);
  const [mine, theirs] = [await untilNewestIs(one, 'settled'), await untilNewestIs(two, 'settled')];
  expect(mine.outcome.dealer).toEqual(outcome.dealer);
  expect(theirs.outcome.end).toBe('fold');
  expect(await one.funds()).toBe(fundsMinor - 30_000n + (minorFromMajor(mine.win) ?? 0n));
  expect(await two.funds()).toBe(fundsMinor - 10_000n);
});

test('a player who has not decided in time is left by the rule of the game, and comes too late afterwards', async () => {
  const { hall, one, two, table, decide } = await sitAtPoker();
  await hall.moveClock(undecidedMs);
  await table.until('showing', 1);
  for (const seat of [one, two]) {
    expect((await untilNewestIs(seat, 'settled')).outcome.end).toBe('fold');
    expect(await seat.funds()).toBe(fundsMinor - 10_000n);
  }
  expect(await decide(one, 'call')).toMatchObject({ refusal: 'out-of-turn' });
});

test('a process that dies while it deals: the next one gives all hands of the turn the same time', async () => {
  const { hall, one, two } = await sitAtPoker();
  const { id } = (await two.state()).rounds[0];
  await hall.arcade.stop();
  // It has dealt one of two hands, ten seconds ago.
  await arcadeDb.pool.query(`update arcade.spin set state = 'open'`);
  await arcadeDb.pool.query(`update arcade.round set state = 'riding', hand = null where id = $1`, [id]);
  await arcadeDb.pool.query('update plumbing.test_clock set offset_ms = $1', [dealtMs + 10_000]);
  const next = await hall.startAnother();
  const table = await two.in(next).watch();
  const { endsAt } = await table.until('deciding', 1);
  const { rows } = await arcadeDb.pool.query('select due_at from arcade.round');
  expect(rows.map(({ due_at }) => due_at.toISOString())).toEqual([endsAt, endsAt]);
  // Time enough for both, where the first would have been too late by what it was told at first.
  await next.post('/test/clock', { offsetMs: undecidedMs });
  for (const seat of [one.in(next), two.in(next)]) {
    const [round] = (await seat.state()).rounds;
    expect(await seat.move(round, { do: 'call' })).toMatchObject({ refusal: null });
  }
});

test('at blackjack all have the same first cards and the same dealer, and each decides for themselves', async () => {
  const hall = await openHall();
  const [one, two] = [await hall.sitDown('301'), await hall.sitDown('301')];
  const table = await one.watch();
  await table.until('betting', 1);
  for (const seat of [one, two]) expect((await seat.play({ choice: {} })).round.state).toBe('riding');
  await hall.moveClock(dealtMs);
  await expect.poll(() => table.stand().phase).toMatch(/deciding|showing/);
  // With a blackjack on the table there is nothing to decide.
  if (table.stand().phase === 'deciding') await hall.moveClock(45_000);
  const { outcome } = await table.until('showing', 1);
  const rounds = [await untilNewestIs(one, 'settled'), await untilNewestIs(two, 'settled')];
  for (const round of rounds) {
    expect(round.outcome.dealer).toEqual(outcome.dealer);
    expect(round.outcome.hands[0].cards.slice(0, 2)).toEqual(outcome.hands[0].cards);
  }
  expect(rounds[0].win).toBe(rounds[1].win);
});

test('turns that no player staked on are forgotten, except the newest of a table', async () => {
  const hall = await openHall();
  const seat = await hall.sitDown();
  await (await seat.watch()).until('betting', 1);
  await seat.play(onRed);
  await hall.moveClock(drawnMs);
  await untilNewestIs(seat, 'settled');
  await arcadeDb.pool.query(
    `insert into arcade.spin (table_name, number, seed, opens_at, closes_at, decides_until, ends_at, state, outcome)
     select table_name, generate_series(2, 6), seed, opens_at, closes_at, decides_until, ends_at, 'done', '{}' from arcade.spin`,
  );
  await deleteOldSpins(arcadeDb.pool, 3);
  const { rows } = await arcadeDb.pool.query('select number from arcade.spin order by number');
  expect(rows.map(({ number }) => Number(number))).toEqual([1, 4, 5, 6]);
});
