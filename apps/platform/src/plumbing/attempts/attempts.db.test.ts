import { setTestClock } from '@harmattan/plumbing/test-clock';
import { expect, onTestFinished, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { areUsedUp, clearAttempts, countAndWait, countAttempt, countMade, pruneAttempts } from './attempts.ts';

const { database } = useTestDatabase();
const guardOf = (subject: string) => ({ subject, attemptsMax: 3, windowSeconds: 60 });
const moveClock = (ms: number) => setTestClock(database.pool, ms);

test('lets as many through as it says, even when they come at once, and counts each subject by itself', async () => {
  const tries = await Promise.all(Array.from({ length: 20 }, () => countAttempt(database.pool, guardOf('at once'))));
  expect(tries.filter(Boolean)).toHaveLength(3);
  expect(await countAttempt(database.pool, guardOf('another'))).toBe(true);
});

test('says how many seconds are left, and begins anew once it was cleared', async () => {
  onTestFinished(() => moveClock(0));
  const guard = guardOf('waiting');
  for (let tries = 0; tries < 3; tries += 1) expect(await countAndWait(database.pool, guard)).toBe(0);
  await moveClock(20_000);
  // Another attempt does not lengthen the wait; the machine may take a moment of its own.
  for (let tries = 0; tries < 3; tries += 1) {
    const waitSeconds = await countAndWait(database.pool, guard);
    expect(waitSeconds).toBeGreaterThan(5);
    expect(waitSeconds).toBeLessThanOrEqual(40);
  }
  await clearAttempts(database.pool, 'waiting of another');
  expect(await countAttempt(database.pool, guard)).toBe(false);
  await clearAttempts(database.pool, guard.subject);
  expect(await countAndWait(database.pool, guard)).toBe(0);
});

test('counts and clears inside a transaction of its caller, which can take both back', async () => {
  const tables = database.tables<unknown>();
  const guard = { ...guardOf('in a transaction'), attemptsMax: 1 };
  const takenBack = tables.transaction().execute(async (transaction) => {
    expect(await countAttempt(transaction, guard)).toBe(true);
    expect(await countAttempt(transaction, guard)).toBe(false);
    throw new Error('changed its mind');
  });
  await expect(takenBack).rejects.toThrow('changed its mind');
  expect(await countAttempt(tables, guard)).toBe(true);

  const notCleared = tables.transaction().execute(async (transaction) => {
    await clearAttempts(transaction, guard.subject);
    throw new Error('changed its mind');
  });
  await expect(notCleared).rejects.toThrow('changed its mind');
  expect(await countAttempt(database.pool, guard)).toBe(false);
});

test('begins anew when its window is over, and forgets what is old', async () => {
  onTestFinished(() => moveClock(0));
  for (let tries = 0; tries < 4; tries += 1) await countAttempt(database.pool, guardOf('over time'));
  await moveClock(59_000);
  expect(await countAttempt(database.pool, guardOf('over time'))).toBe(false);
  await moveClock(61_000);
  expect(await countAttempt(database.pool, guardOf('over time'))).toBe(true);

  const prune = pruneAttempts(database.pool);
  const kept = async () => (await database.pool.query('select from plumbing.attempt')).rowCount;
  await prune.run();
  expect(await kept()).toBeGreaterThan(0);
  await moveClock(3 * 86_400_000);
  await prune.run();
  expect(await kept()).toBe(0);
});

test('says how many were made and which guards are used up, without counting', async () => {
  onTestFinished(() => moveClock(0));
  const [full, half, none] = [guardOf('full'), guardOf('half'), guardOf('none')];
  for (const made of [1, 2, 3]) expect(await countMade(database.pool, full)).toBe(made);
  await countMade(database.pool, half);
  for (const _ of [1, 2]) expect(await areUsedUp(database.pool, [none, full, half])).toEqual([false, true, false]);
  expect(await countMade(database.pool, full)).toBe(4);
  await moveClock(61_000);
  expect(await areUsedUp(database.pool, [full])).toEqual([false]);
  expect(await countMade(database.pool, full)).toBe(1);
});
