import { systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import { setTestClock } from '@harmattan/process/test-clock';
import { inTransaction } from '@harmattan/process/transaction';
import { expect, onTestFinished, test } from 'vitest';
import { planOf } from '../../testing/plan-of.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { createLog } from '../log.ts';
import { createOutbox } from './outbox.ts';
import { claimNext } from './outbox-store.ts';

const { database } = useTestDatabase();
const ids = createIds({ clock: systemClock, random: systemRandom });
const newOutbox = () => createOutbox({ database, ids, log: createLog({ level: 'silent' }) });

test('delivers a fact to every consumer of its topic once its transaction is committed', async () => {
  const outbox = newOutbox();
  const heard: unknown[] = [];
  outbox.consume('committed', async (fact) => void heard.push(['first', fact.payload]));
  outbox.consume('committed', async (fact) => void heard.push(['second', fact.payload]));
  await inTransaction(database.pool, async (open) => {
    await outbox.record(open, { topic: 'committed', payload: { amount: '5' } });
    await outbox.drainOnce();
    expect(heard).toEqual([]);
  });
  await outbox.drainOnce();
  await outbox.drainOnce();
  expect(heard).toEqual([
    ['first', { amount: '5' }],
    ['second', { amount: '5' }],
  ]);
});

test('forgets a fact whose transaction failed', async () => {
  const outbox = newOutbox();
  const heard: unknown[] = [];
  outbox.consume('undone', async (fact) => void heard.push(fact));
  const undone = inTransaction(database.pool, async (open) => {
    await outbox.record(open, { topic: 'undone', payload: {} });
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  await outbox.drainOnce();
  expect(heard).toEqual([]);
});

test('tries a failed fact again after a pause, not before', async () => {
  const outbox = newOutbox();
  let failures = 1;
  let delivered = 0;
  outbox.consume('shaky', async () => {
    if (failures-- > 0) throw new Error('not now');
    delivered += 1;
  });
  await inTransaction(database.pool, (open) => outbox.record(open, { topic: 'shaky', payload: {} }));
  await outbox.drainOnce();
  expect(await outbox.drainOnce()).toBe(0);
  await setTestClock(database.pool, 2_000);
  expect(await outbox.drainOnce()).toBe(1);
  expect(delivered).toBe(1);
});

test('holds up no other consumer with a slow one, and locks nothing', async () => {
  const outbox = newOutbox();
  const held = Promise.withResolvers<void>();
  const heard: string[] = [];
  outbox.consume('slow', async () => {
    heard.push('slow');
    await held.promise;
  });
  outbox.consume('quick', async () => void heard.push('quick'));
  outbox.start();
  onTestFinished(() => outbox.stop());
  await inTransaction(database.pool, (open) => outbox.record(open, { topic: 'slow', payload: {} }));
  outbox.wake();
  await expect.poll(() => heard).toEqual(['slow']);

  const { rowCount } = await database.pool.query(
    `select 1 from plumbing.outbox where topic = 'slow' for update nowait`,
  );
  expect(rowCount).toBe(1);
  for (let count = 1; count <= 3; count += 1) {
    await inTransaction(database.pool, (open) => outbox.record(open, { topic: 'quick', payload: {} }));
    outbox.wake();
    await expect.poll(() => heard).toHaveLength(1 + count);
  }
  held.resolve();
});

test('hands a fact to another process a minute after a crash, and one that comes back late spoils nothing', async () => {
  await setTestClock(database.pool, 0);
  const [crashed, other] = [newOutbox(), newOutbox()];
  const held = Promise.withResolvers<void>();
  const attempts: string[] = [];
  crashed.consume('crash', async () => {
    attempts.push('crashed');
    await held.promise;
  });
  other.consume('crash', async () => void attempts.push('other'));
  await inTransaction(database.pool, (open) => crashed.record(open, { topic: 'crash', payload: {} }));
  const late = crashed.drainOnce();
  await expect.poll(() => attempts).toEqual(['crashed']);
  expect(await other.drainOnce()).toBe(0);
  await setTestClock(database.pool, 61_000);
  expect(await other.drainOnce()).toBe(1);
  expect(attempts).toEqual(['crashed', 'other']);

  held.reject(new Error('too late'));
  await late;
  await setTestClock(database.pool, 3_600_000);
  expect(await other.drainOnce()).toBe(0);
  await setTestClock(database.pool, 0);
});

test('leaves a fact alone that it has no consumer for', async () => {
  const outbox = newOutbox();
  outbox.consume('known', async () => {});
  await inTransaction(database.pool, (open) => outbox.record(open, { topic: 'of a newer version', payload: {} }));
  await outbox.drainOnce();
  const { rows } = await database.pool.query(
    `select delivered_at from plumbing.outbox where topic = 'of a newer version'`,
  );
  expect(rows).toEqual([{ delivered_at: null }]);
});

test('finds what is due without reading what is not, or what this process does not consume', async () => {
  const plan = await planOf(database, (db) => claimNext(db, { topics: ['one', 'other'], leaseMs: 1 }));
  // PostgreSQL below 17 calls the subquery by its parameter.
  expect(plan).toMatch(/Index Cond: \(\(topic = wanted.topic\) AND \(due_at <= (\(InitPlan|\$\d)/);
});

test('hands each fact to one of two processes', async () => {
  const heard: string[] = [];
  const outboxes = [newOutbox(), newOutbox()];
  for (const outbox of outboxes) outbox.consume('shared', async (fact) => void heard.push(fact.id));
  await inTransaction(database.pool, async (open) => {
    for (let count = 0; count < 250; count += 1) await outboxes[0]?.record(open, { topic: 'shared', payload: {} });
  });
  for (let round = 0; round < 4; round += 1) await Promise.all(outboxes.map((outbox) => outbox.drainOnce()));
  expect([heard.length, new Set(heard).size]).toEqual([250, 250]);
});

test('delivers at once when woken, and no more once stopped', async () => {
  const outbox = newOutbox();
  const heard: unknown[] = [];
  outbox.consume('awake', async (fact) => void heard.push(fact));
  outbox.start();
  await inTransaction(database.pool, (open) => outbox.record(open, { topic: 'awake', payload: {} }));
  outbox.wake();
  await expect.poll(() => heard).toHaveLength(1);
  await outbox.stop();
  await inTransaction(database.pool, (open) => outbox.record(open, { topic: 'awake', payload: {} }));
  outbox.wake();
  // Another outbox finds the fact still undelivered.
  const other = newOutbox();
  other.consume('awake', async () => {});
  expect(await other.drainOnce()).toBe(1);
  expect(heard).toHaveLength(1);
});

test('keeps delivered facts for a week and undelivered ones for ever', async () => {
  const outbox = newOutbox();
  outbox.consume('old', async () => {});
  outbox.consume('stuck', async () => {
    throw new Error('never');
  });
  await database.pool.query('delete from plumbing.outbox');
  for (const topic of ['old', 'stuck'])
    await inTransaction(database.pool, (open) => outbox.record(open, { topic, payload: {} }));
  await outbox.drainOnce();
  const topics = async () =>
    (await database.pool.query('select topic from plumbing.outbox')).rows.map((row) => row.topic);
  await outbox.prune.run();
  expect((await topics()).sort()).toEqual(['old', 'stuck']);
  await setTestClock(database.pool, 8 * 86_400_000);
  await outbox.prune.run();
  expect(await topics()).toEqual(['stuck']);
});
