import { assert } from '@harmattan/kernel/assert';
import { setTestClock } from '@harmattan/process/test-clock';
import { inTransaction } from '@harmattan/process/transaction';
import { expect, onTestFinished, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import {
  areUsedUp,
  clearAttempts,
  countAndWait,
  countAttempt,
  countMade,
  countTogether,
  pruneAttempts,
} from './attempts.ts';

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
  const pool = database.pool;
  const guard = { ...guardOf('in a transaction'), attemptsMax: 1 };
  const takenBack = inTransaction(pool, async (transaction) => {
    expect(await countAttempt(transaction, guard)).toBe(true);
    expect(await countAttempt(transaction, guard)).toBe(false);
    throw new Error('changed its mind');
  });
  await expect(takenBack).rejects.toThrow('changed its mind');
  expect(await countAttempt(pool, guard)).toBe(true);

  const notCleared = inTransaction(pool, async (transaction) => {
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

test('counts an attempt under several guards at once, under some of them the first one only, each in its own window', async () => {
  onTestFinished(() => moveClock(0));
  const [place, number, network] = ['place', 'number', 'network'].map((name) => guardOf(`together ${name}`));
  assert(place && number && network, 'there are three');
  const short = { ...number, windowSeconds: 10 };
  const count = () => countTogether(database.pool, { guards: [place, short], once: [network] });
  const made = async () => {
    const { rows } = await database.pool.query(
      `select attempts from plumbing.attempt where subject like 'together %' order by subject`,
    );
    return rows.map(({ attempts }) => attempts);
  };
  expect([await count(), await count()]).toEqual([[], []]);
  expect(await made(), 'network, number, place').toEqual([1, 2, 2]);
  await moveClock(20_000);
  expect(await count()).toEqual([place]);
  expect(await made()).toEqual([1, 1, 3]);
  await moveClock(70_000);
  expect(await count()).toEqual([]);
  expect(await made(), 'a new window of the place counts for the network').toEqual([1, 1, 1]);
});

test('of many at once each is counted under all guards, and one of them uses a guard up', async () => {
  const place = (at: number) => ({ ...guardOf(`crowd place ${at % 5}`), attemptsMax: 100 });
  const number = { ...guardOf('crowd number'), attemptsMax: 40 };
  const network = { ...guardOf('crowd network'), attemptsMax: 5 };
  const usedUp = await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      countTogether(database.pool, { guards: [place(at), number], once: [network] }),
    ),
  );
  expect(usedUp.flat().sort((a, b) => a.attemptsMax - b.attemptsMax)).toEqual([network, number]);
  expect(await countMade(database.pool, number)).toBe(61);
  expect(await countMade(database.pool, network)).toBe(6);
});
