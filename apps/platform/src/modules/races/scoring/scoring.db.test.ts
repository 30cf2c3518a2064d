import { expect, onTestFinished, test } from 'vitest';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { newKey, useTestWallet } from '../../../testing/test-wallet.ts';
import { foldSlice, listSlices } from './steps-store.ts';
import { openTestRaces } from './testing/test-races.ts';

// The clock goes forward only, but for the last tests.
const db = useTestDatabase();
const { wallet, playerWith } = useTestWallet(db);
const { pool } = db.database;
const races = openTestRaces(db, wallet);
const { scoring } = races;

test('counts real money on the games of a race within its period, and nothing else', async () => {
  const raceId = await races.newRace({ games: ['Dune', 'Tide'] });
  const playerId = await playerWith(10_000n);
  await races.scoreAll();
  await races.stake({ playerId, amountMinor: 100n });
  await races.play({ playerId, amountMinor: 50n, game: 'Tide' }, 500n);
  // Another game, a free round, a bet on sports, the same name at another supplier, more than there is, and a correction.
  await races.stake({ playerId, game: 'Reef' });
  await races.stake({ playerId, amountMinor: 0n });
  await races.stake({ playerId, supplier: 'altenar' });
  await races.stake({ playerId, supplier: 'egt' });
  expect(await races.stake({ playerId, amountMinor: 1_000_000n })).toMatchObject({ status: 'insufficient' });
  const memo = JSON.stringify(['Dune', 'r', 't']);
  const correction = {
    playerId,
    key: newKey(),
    amountMinor: 5n,
    house: 'house:endorphina',
    about: 'correction',
    memo,
  } as const;
  await wallet.transfer({ direction: 'out', ...correction });
  await races.scoreAll();
  expect(await scoring.own(raceId, playerId)).toMatchObject({ place: 1, turnoverMinor: 150n, toNextPlaceMinor: null });
  expect(await scoring.own(raceId, 1n)).toBeUndefined();
  await races.expectRight(raceId);
});

test('the same stake twice, and two at once under one key, count once', async () => {
  const raceId = await races.newRace();
  const playerId = await playerWith(10_000n);
  const key = newKey();
  const round = newKey();
  const leg = { playerId, key, round, amountMinor: 30n, house: 'house:endorphina', about: 'stake' } as const;
  const again = () => wallet.transfer({ direction: 'out', ...leg, memo: JSON.stringify(['Dune', 'r', 't']) });
  await Promise.all([again(), again(), again()]);
  await races.scoreAll();
  await again();
  await races.scoreAll();
  expect(await scoring.own(raceId, playerId)).toMatchObject({ turnoverMinor: 30n });
});

test('of two with the same turnover who had it first is ahead, and passing takes one kobo more', async () => {
  const raceId = await races.newRace();
  const [early, late, low] = [await playerWith(1_000n), await playerWith(1_000n), await playerWith(1_000n)];
  await races.stake({ playerId: late, amountMinor: 60n });
  await races.stake({ playerId: early, amountMinor: 100n });
  await races.stake({ playerId: late, amountMinor: 40n });
  await races.stake({ playerId: low, amountMinor: 10n });
  await races.scoreAll();
  expect((await scoring.top(raceId, 2)).map(({ playerId }) => playerId)).toEqual([early, late]);
  expect(await scoring.own(raceId, late)).toMatchObject({ place: 2, toNextPlaceMinor: 1n });
  expect(await scoring.own(raceId, low)).toMatchObject({ place: 3, toNextPlaceMinor: 91n });
  await races.expectRight(raceId);
});

test('a stake that is undone counts back, and the place is reached with what is left', async () => {
  const raceId = await races.newRace();
  const [one, other] = [await playerWith(1_000n), await playerWith(1_000n)];
  const key = newKey();
  await races.stake({ playerId: one, amountMinor: 100n });
  await races.stake({ playerId: other, amountMinor: 100n });
  await races.stake({ playerId: one, amountMinor: 10n, key });
  await races.scoreAll();
  expect(await scoring.own(raceId, other)).toMatchObject({ place: 2 });
  await races.undo(one, key);
  await races.scoreAll();
  await races.expectRight(raceId);
  // With ten more, since then undone, they would have been later.
  expect((await scoring.finalPlaces(raceId, 2)).places.map(({ playerId }) => playerId)).toEqual([one, other]);
});

test('a stake that is given back by a refund counts back, up to what it was', async () => {
  const raceId = await races.newRace();
  const [whole, half, more] = [await playerWith(1_000n), await playerWith(1_000n), await playerWith(1_000n)];
  const rounds = [newKey(), newKey(), newKey()] as const;
  await races.stake({ playerId: whole, amountMinor: 90n, round: rounds[0] });
  await races.stake({ playerId: half, amountMinor: 80n, round: rounds[1] });
  await races.stake({ playerId: more, amountMinor: 5n });
  await races.stake({ playerId: more, amountMinor: 70n, round: rounds[2] });
  await races.scoreAll();
  expect(await scoring.players(raceId)).toBe(3);
  await races.refund({ playerId: whole, amountMinor: 90n, round: rounds[0] });
  await races.refund({ playerId: half, amountMinor: 30n, round: rounds[1] });
  await races.refund({ playerId: more, amountMinor: 100n, round: rounds[2] });
  // Before anybody looks it never counts, nor does a win take anything off.
  const round = newKey();
  await races.stake({ playerId: whole, amountMinor: 200n, round });
  await races.refund({ playerId: whole, amountMinor: 200n, round });
  await races.play({ playerId: half, amountMinor: 1n }, 500n);
  await races.scoreAll();
  await races.expectRight(raceId);
  expect(await scoring.finalPlaces(raceId, 5)).toMatchObject({
    players: 2,
    places: [
      { playerId: half, turnoverMinor: 51n },
      { playerId: more, turnoverMinor: 5n },
    ],
  });
  expect(races.errors).toEqual([]);
});

test('a stake that was undone before it came never counts, nor one of a round that was called off', async () => {
  const raceId = await races.newRace();
  const playerId = await playerWith(1_000n);
  const [key, round] = [newKey(), newKey()];
  await races.undo(playerId, key);
  await races.scoreAll();
  expect(await races.stake({ playerId, key })).toMatchObject({ status: 'reversed' });
  await races.undo(playerId, round);
  expect(await races.stake({ playerId, round })).toMatchObject({ status: 'reversed' });
  const left = newKey();
  await races.stake({ playerId, key: left });
  await races.undo(playerId, left);
  await races.scoreAll();
  expect(await scoring.players(raceId)).toBe(0);
  expect(await scoring.finalPlaces(raceId, 10)).toEqual({ places: [], players: 0 });
});

test('counts by the time of the stake, whenever it is undone, and two races over the same game each their own', async () => {
  await races.moveClock(60_000);
  const first = await races.newRace({ toMs: 5_000 });
  const second = await races.newRace({ fromMs: 4_000, state: 'upcoming' });
  const playerId = await playerWith(1_000n);
  const [early, late] = [newKey(), newKey()];
  await races.stake({ playerId, amountMinor: 7n, key: early });
  await races.moveClock(70_000);
  await races.stake({ playerId, amountMinor: 20n, key: late });
  await races.scoreAll();
  expect(await scoring.own(first, playerId)).toMatchObject({ turnoverMinor: 7n });
  expect(await scoring.own(second, playerId)).toMatchObject({ turnoverMinor: 20n });
  await races.undo(playerId, early);
  await races.scoreAll();
  await races.expectRight(first);
  await races.expectRight(second);
  expect(await scoring.players(first)).toBe(0);
});

test('a race that began before anybody counted has everything from its start', async () => {
  const playerId = await playerWith(1_000n);
  await races.stake({ playerId, game: 'Old', amountMinor: 11n });
  const raceId = await races.newRace({ games: ['Old'], fromMs: -60_000 });
  await races.scoreAll();
  await races.stake({ playerId, game: 'Old', amountMinor: 22n });
  await races.scoreAll();
  expect(await scoring.own(raceId, playerId)).toMatchObject({ turnoverMinor: 33n });
});

test('what is not counted for sure is not said to be: a transaction that is still open holds it up', async () => {
  const raceId = await races.newRace();
  const playerId = await playerWith(1_000n);
  await races.scoreAll();
  const client = await pool.connect();
  onTestFinished(() => client.release());
  await client.query('begin');
  await client.query('select pg_current_xact_id()');
  await races.stake({ playerId });
  const { rows } = await pool.query('select app_now() as now');
  await scoring.scoreOnce();
  await scoring.scoreOnce();
  expect(await scoring.isCounted(rows[0].now)).toBe(false);
  await client.query('rollback');
  await races.scoreAll();
  expect(await scoring.isCounted(rows[0].now)).toBe(true);
  await races.expectRight(raceId);
});

test('scores that are not what the journal says are told as our fault, and the journal is right', async () => {
  const raceId = await races.newRace();
  const playerId = await playerWith(1_000n);
  await races.stake({ playerId, amountMinor: 40n });
  await races.scoreAll();
  const right = { places: [{ place: 1, playerId, turnoverMinor: 40n }], players: 1 };
  expect(await scoring.finalPlaces(raceId, 3)).toMatchObject(right);
  expect(races.errors).toEqual([]);
  await pool.query('update races.score set turnover = turnover + 1 where race_id = $1', [raceId]);
  expect(await scoring.finalPlaces(raceId, 3)).toMatchObject(right);
  expect(races.errors.splice(0)).toEqual([expect.objectContaining({ race: raceId })]);
});

test('scores that cannot even be read keep no player from being placed', async () => {
  const [raceId, other] = [await races.newRace(), await races.newRace({ games: ['Nowhere'] })];
  const playerId = await playerWith(1_000n);
  await races.stake({ playerId, amountMinor: 40n });
  await races.scoreAll();
  // A step of another race, with a turnover below zero, which no player can have.
  await pool.query(
    `insert into races.score_step (race_id, revision, slice, players, changes, reached, plain)
     select $1, revision, $2::bigint % 16, array[$2::bigint], array[-1::bigint], array[1::bigint], 1 from races.scoring`,
    [other, playerId + 1n],
  );
  expect(await scoring.finalPlaces(raceId, 3)).toMatchObject({
    places: [{ playerId, turnoverMinor: 40n }],
    players: 1,
  });
  expect(races.errors.splice(0)).toEqual([expect.objectContaining({ race: raceId })]);
  await pool.query('delete from races.score_step where race_id = $1', [other]);
  await pool.query(`update races.race set state = 'paid' where id = $1`, [other]);
});

test('who lags far behind reads the board anew', async () => {
  const raceId = await races.newRace();
  const playerId = await playerWith(1_000n);
  await races.stake({ playerId, amountMinor: 40n });
  await races.scoreAll();
  expect(await scoring.players(raceId)).toBe(1);
  await races.stake({ playerId, amountMinor: 2n });
  await races.scoreAll(races.open());
  // As if it had been hours ago.
  await scoring.fold();
  await pool.query('delete from races.score_step');
  await pool.query('update races.scored_race set first_revision = (select revision from races.scoring)');
  await races.expectRight(raceId);
});

test('a board that is read while half of the steps are in the scores is right', async () => {
  const raceId = await races.newRace();
  const players = await Promise.all(Array.from({ length: 20 }, () => playerWith(1_000n)));
  const stakeAll = () => Promise.all(players.map((playerId) => races.stake({ playerId, amountMinor: 4n })));
  await stakeAll();
  await races.scoreAll();
  for (const slice of (await listSlices(pool)).filter((each) => each % 2 === 0)) await foldSlice(pool, slice);
  await stakeAll();
  await races.scoreAll();
  const top = await races.open().top(raceId, 100);
  expect(top.map(({ turnoverMinor }) => turnoverMinor)).toEqual(players.map(() => 8n));
  await races.expectRight(raceId);
});

test('a race that is over is told as it was and counted no more', async () => {
  const raceId = await races.newRace();
  const playerId = await playerWith(1_000n);
  await races.stake({ playerId, amountMinor: 40n });
  await races.scoreAll();
  await pool.query(`update races.race set state = 'paid' where id = $1`, [raceId]);
  await races.stake({ playerId, amountMinor: 2n });
  // Periods are of whole milliseconds.
  const other = await races.newRace({ fromMs: 1 });
  await races.scoreAll();
  expect(await scoring.own(raceId, playerId)).toMatchObject({ turnoverMinor: 40n });
  expect(await scoring.players(other)).toBe(0);
});

test('after the clock was set back what is new is counted once, and nothing anew', async () => {
  await races.moveClock(200_000);
  const raceId = await races.newRace({ fromMs: -200_000 });
  const playerId = await playerWith(1_000n);
  await races.stake({ playerId, amountMinor: 40n });
  await races.scoreAll();
  const countedAt = async () => {
    const { rows } = await pool.query('select first_revision from races.scored_race where race_id = $1', [raceId]);
    return rows[0].first_revision;
  };
  const before = await countedAt();
  await races.moveClock(120_000);
  await races.stake({ playerId, amountMinor: 2n });
  await races.scoreAll();
  await races.stake({ playerId, amountMinor: 3n });
  await races.scoreAll();
  expect(await countedAt()).toBe(before);
  expect(await scoring.own(raceId, playerId)).toMatchObject({ turnoverMinor: 45n });
  await races.expectRight(raceId);
});

test('after the clock was set back, what is not counted for sure is not said to be', async () => {
  const raceId = await races.newRace({ fromMs: -200_000 });
  const playerId = await playerWith(1_000n);
  await races.stake({ playerId, amountMinor: 40n });
  await races.scoreAll();
  const client = await pool.connect();
  onTestFinished(() => client.release());
  await client.query('begin; select pg_current_xact_id()');
  await races.moveClock(60_000);
  await races.stake({ playerId, amountMinor: 2n });
  const { rows } = await pool.query('select app_now() as now');
  for (let look = 0; look < 4; look += 1) await scoring.scoreOnce();
  expect(await scoring.isCounted(rows[0].now)).toBe(false);
  await client.query('rollback');
  await races.scoreAll();
  expect(await scoring.own(raceId, playerId)).toMatchObject({ turnoverMinor: 42n });
  await races.expectRight(raceId);
});
