import { expect, test } from 'vitest';
import { findRace } from '../../modules/races/races-store.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestRaces } from '../../testing/test-races.ts';
import { newKey, useTestWallet } from '../../testing/test-wallet.ts';

const db = useTestDatabase();
const money = useTestWallet(db);
const { pool } = db.database;
const secondMs = 1_000;
const hourMs = 3_600 * secondMs;
const looks = 5;
const stageNowMs = async () => (await pool.query<{ now: Date }>('select app_now() as now')).rows[0]?.now.getTime() ?? 0;
const list = 'GET Cashrace/GetCashRacesList';
const board = 'GET Cashrace/GetCashRaceBoard';

test('the sandbox has one that runs, one to come and some that were paid, with players who can be passed', async () => {
  const beganMs = await stageNowMs();
  const stages = await Promise.all([1, 2].map(() => startTestRaces(db, money.wallet, { demo: true })));
  const [stage] = stages as [(typeof stages)[0], (typeof stages)[0]];
  await Promise.all(stages.map(({ keepOnce }) => keepOnce()));
  await stage.keep();
  const { rows } = await pool.query('select count(*)::integer as made from races.race');
  expect(rows[0].made).toBe(4);
  await stage.moveClock(6 * secondMs);
  // A round now and then, however often the keeper looks.
  for (let seconds = 0; seconds < 60; seconds += 6) {
    await stage.keep();
    for (let look = 0; look < looks; look += 1) await stage.keepOnce();
    await stage.moveClock(6 * secondMs);
  }
  await stage.keep();
  const passedMs = (await stageNowMs()) - beganMs;
  const { rows: rounds } = await pool.query(
    "select count(*)::integer as played from wallet.journal where about = 'stake'",
  );
  expect(rounds[0].played).toBeGreaterThan(5);
  // Two seconds lie between two rounds at least. A slow machine adds seconds of its own to those that the clock is moved by.
  expect(rounds[0].played).toBeLessThanOrEqual(passedMs / (2 * secondMs) + 1);
  await stage.moveClock(20 * secondMs);
  await stage.keep();
  const { data } = await stage.ask(list, { lang: 'sw' });
  expect(data.map(({ state }) => state)).toEqual(['running', 'upcoming', 'paid', 'paid']);
  const [running, upcoming] = data as [(typeof data)[0], (typeof data)[0]];
  expect(upcoming.fromDate).toBe(running.toDate);

  const player = await money.playerWith(1_000_00n);
  await stage.stake(player, 400_00n);
  await stage.keep();
  await stage.moveClock(secondMs);
  const { data: seen } = await stage.ask(board, { urlSuffix: running.urlSuffix }, player);
  expect(seen.own).toMatchObject({ place: 1 });
  expect(seen.players).toBeGreaterThan(2);

  // The next one begins as this one ends, and another is announced.
  await stage.moveClock(24 * hourMs + 30 * secondMs);
  await stage.keep();
  const later = (await stage.ask(list, { lang: 'en' })).data;
  expect(later.map(({ state }) => state)).toEqual(['running', 'upcoming', 'paid', 'paid', 'paid']);
  expect(later[0]?.urlSuffix).toBe(upcoming.urlSuffix);
  expect((await money.wallet.balance(player)).availableMinor).toBe(600_00n + 50_000_00n);
});

test('the demo players stop when they are where they should be', async () => {
  const stage = await startTestRaces(db, money.wallet, { demo: true });
  const rounds = async () =>
    (await pool.query("select count(*)::integer as played from wallet.journal where about = 'stake'")).rows[0].played;
  await stage.moveClock(25 * hourMs);
  await stage.keep();
  await stage.moveClock(6 * secondMs);
  await stage.keep();
  expect(stage.demoPlayers).toHaveLength(12);
  for (const playerId of stage.demoPlayers) {
    const deposit = {
      playerId,
      key: newKey(),
      amountMinor: 5_000_00n,
      house: 'gateway:test',
      about: 'deposit',
    } as const;
    await money.wallet.transfer({ direction: 'in', ...deposit });
    await stage.stake(playerId, 4_000_00n);
  }
  const before = await rounds();
  for (let looks = 0; looks < 5; looks += 1) {
    await stage.moveClock(6 * secondMs);
    await stage.keep();
  }
  expect(await rounds()).toBe(before);
});

test("the sandbox leaves an operator's races alone, takes up its own drafts, and goes on after a long sleep", async () => {
  const stage = await startTestRaces(db, money.wallet, { demo: true });
  await stage.keep();
  const mine = await stage.races.create(stage.wish({ actor: 'ada' }));
  const left = await stage.races.create(stage.wish({ actor: 'sandbox' }));
  const late = await stage.races.create(
    stage.wish({ actor: 'sandbox', startsAt: new Date(stage.clock.now().getTime() + 30 * secondMs) }),
  );
  await stage.moveClock(31 * secondMs);
  await stage.keep();
  const stateOf = async (made: typeof mine) => made.outcome === 'created' && (await findRace(pool, made.id))?.state;
  expect([await stateOf(mine), await stateOf(left), await stateOf(late)]).toEqual(['draft', 'upcoming', 'canceled']);
  await stage.moveClock(30 * 24 * hourMs);
  await stage.keep();
  await stage.moveClock(20 * secondMs);
  await stage.keep();
  const { data } = await stage.ask(list, { lang: 'en' });
  expect(data.slice(0, 3).map(({ state }) => state)).toEqual(['running', 'upcoming', 'paid']);
});
