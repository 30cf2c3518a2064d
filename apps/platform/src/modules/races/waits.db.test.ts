import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../../plumbing/log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestRaces } from '../../testing/test-races.ts';
import { useTestWallet } from '../../testing/test-wallet.ts';
import { houseAccount, prizeAccount } from './accounts.ts';
import { findRace } from './races-store.ts';

const db = useTestDatabase();
const money = useTestWallet(db);
const { pool } = db.database;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

test('a race that waits for scoring says so, once a minute, and who may hold it up', async () => {
  const errors: object[] = [];
  const log = { ...createLog({ level: 'silent' }), error: (what: object) => void errors.push(what) };
  const stage = await startTestRaces(db, money.wallet, { log: log as ReturnType<typeof createLog> });
  const { id } = await stage.newRace({ prizesMinor: [100n] });
  await stage.moveClock(minuteMs);
  const player = await money.playerWith(1_000n);
  await stage.stake(player, 100n);
  await stage.keep();
  const forgotten = await pool.connect();
  onTestFinished(() => forgotten.release());
  await forgotten.query("begin; set local application_name = 'a report'; select pg_current_xact_id()");
  const keepTwice = async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      await stage.races.scoreOnce();
      await stage.races.keepOnce();
    }
  };
  await stage.moveClock(hourMs + 20_000);
  await keepTwice();
  expect(errors).toEqual([]);
  await stage.moveClock(minuteMs);
  await keepTwice();
  expect(errors).toEqual([
    { race: id, oldest: expect.objectContaining({ application: 'a report', ageSeconds: expect.any(Number) }) },
  ]);
  await stage.moveClock(minuteMs);
  await keepTwice();
  expect(errors).toHaveLength(2);
  expect(await findRace(pool, id)).toMatchObject({ state: 'finished', work: 'place' });
  await forgotten.query('rollback');
  await stage.keep();
  expect(await findRace(pool, id)).toMatchObject({ state: 'paid' });
  expect((await money.wallet.balance(player)).availableMinor).toBe(1_000n);
});

test('a race whose prizes lay ready only after its start is called off, and they go back', async () => {
  const stage = await startTestRaces(db, money.wallet);
  const houseMinor = await money.wallet.houseBalance(houseAccount);
  const made = await stage.races.create(stage.wish());
  const id = made.outcome === 'created' ? made.id : 0;
  // Who was opening it was cut off before the prizes were laid ready.
  await pool.query(`update races.race set work = 'fund' where id = $1`, [id]);
  await stage.moveClock(hourMs / 2);
  const outcomes = await Promise.all([1, 2].map(() => stage.races.open({ id, actor: 'ada' })));
  expect(outcomes).toContain('too late');
  expect(outcomes).not.toContain('open');
  await stage.keep();
  expect(await findRace(pool, id)).toMatchObject({ state: 'canceled', work: null, openedAt: null });
  expect(await money.wallet.houseBalance(prizeAccount(id))).toBe(0n);
  expect((await money.wallet.houseBalance(houseAccount)) - houseMinor).toBe(0n);
  expect((await stage.races.auditOf(id)).at(-1)).toMatchObject({ actor: 'clock', action: 'cancel' });
});
