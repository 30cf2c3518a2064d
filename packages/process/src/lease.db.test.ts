import { useDatabaseClone } from '@harmattan/plumbing/testing/clone-database';
import { afterEach, expect, test, vi } from 'vitest';
import { createLease, type Lease, LeaseLost } from './lease.ts';
import { openPool } from './pool.ts';
import { inTransaction } from './transaction.ts';

const clone = useDatabaseClone({
  of: 'arcade',
  owner: 'arcade_owner',
  app: 'arcade_app',
  close: () => pool.end(),
});
const pool = openPool({ name: 'process', url: clone.url('arcade_app'), connectionsMax: 8, onIdleError() {} });
const patience = { timeout: 30_000 };
/** A life so long that only a test ends it. */
const lifeMs = 3_600_000;
const opened: Lease[] = [];
afterEach(async () => {
  for (const lease of opened.splice(0)) await lease.stop();
});

function open(name: string): Lease {
  const lease = createLease({ pool, name, lifeMs, onError() {} });
  opened.push(lease);
  lease.start();
  return lease;
}

/** As if its holder had been silent for longer than a lease lives. */
const expire = (name: string) =>
  pool.query(`update plumbing.lease set expires_at = clock_timestamp() - interval '1 second' where name = $1`, [name]);

const write = (lease: Lease) => lease.fenced.query('select 1 as one');

test('one of two processes holds it, and the other does when the first gives it up', async () => {
  const first = open('one of two');
  await first.untilHeld();
  const second = createLease({ pool, name: 'one of two', lifeMs: 60, onError() {} });
  opened.push(second);
  second.start();
  await expect(write(second)).rejects.toThrow(LeaseLost);
  expect((await write(first)).rows).toEqual([{ one: 1 }]);
  await first.stop();
  await vi.waitFor(() => expect(second.isHeld()).toBe(true), patience);
  expect((await write(second)).rows).toEqual([{ one: 1 }]);
});

test('a holder that was replaced writes nothing, though it does not know yet', async () => {
  const stale = open('replaced');
  await stale.untilHeld();
  await expire('replaced');
  const next = open('replaced');
  await next.untilHeld();
  expect(stale.isHeld()).toBe(true);
  await expect(write(stale)).rejects.toThrow(LeaseLost);
  expect(stale.isHeld()).toBe(false);
  expect((await write(next)).rows).toEqual([{ one: 1 }]);
});

test('a holder whose lease has expired writes on while no other has taken it', async () => {
  const slow = open('expired');
  await slow.untilHeld();
  await expire('expired');
  expect((await write(slow)).rows).toEqual([{ one: 1 }]);
});

test('the next holder begins after the transaction that the last one is in', async () => {
  const first = open('in order');
  await first.untilHeld();
  const second = createLease({ pool, name: 'in order', lifeMs: 60, onError() {} });
  opened.push(second);
  await expire('in order');
  await inTransaction(pool, async (db) => {
    await first.assertHeld(db);
    second.start();
    await vi.waitFor(async () => {
      const { rows } = await pool.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`);
      expect(rows.length).toBeGreaterThan(0);
    }, patience);
    expect(second.isHeld()).toBe(false);
  });
  await vi.waitFor(() => expect(second.isHeld()).toBe(true), patience);
});

test('of ten that want it at once, one has it', async () => {
  const all = Array.from({ length: 10 }, () => open('ten'));
  await Promise.race(all.map((lease) => lease.untilHeld()));
  await vi.waitFor(async () => {
    const done = await Promise.allSettled(all.map(write));
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  }, patience);
});
