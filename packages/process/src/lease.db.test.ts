import { systemClock } from '@harmattan/kernel/clock';
import { useDatabaseClone } from '@harmattan/process/testing/clone-database';
import { patience as poolPatience } from '@harmattan/process/testing/patience';
import { afterEach, expect, test, vi } from 'vitest';
import { createLease, type Lease, LeaseLost, type Term } from './lease.ts';
import { openPool } from './pool.ts';
import { inTransaction } from './transaction.ts';

const clone = useDatabaseClone({
  of: 'arcade',
  owner: 'arcade_owner',
  app: 'arcade_app',
  close: () => pool.end(),
});
const pool = openPool({
  name: 'process',
  url: clone.url('arcade_app'),
  connectionsMax: 16,
  ...poolPatience,
  onIdleError() {},
});
const patience = { timeout: 30_000 };
/** A life so long that only a test ends it. */
const longMs = 3_600_000;
/** A life so short that a test sees renewals and tries. */
const shortMs = 240;
const opened: Lease[] = [];
afterEach(async () => {
  for (const lease of opened.splice(0)) await lease.stop();
});

async function open(name: string, lifeMs = longMs): Promise<Lease> {
  const lease = createLease({ pool, clock: systemClock, name, lifeMs, onError() {} });
  opened.push(lease);
  await lease.start();
  return lease;
}

async function openHeld(name: string, lifeMs?: number): Promise<Term> {
  const term = await (await open(name, lifeMs)).untilHeld();
  return term as Term;
}

/** As if its holder had been silent for longer than a lease lives. */
const expire = (name: string) =>
  pool.query(`update plumbing.lease set expires_at = clock_timestamp() - interval '1 second' where name = $1`, [name]);

const write = (term: Term) => term.fenced.query('select 1 as one');

const untilLockedOut = () =>
  vi.waitFor(async () => {
    const { rows } = await pool.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`);
    expect(rows.length).toBeGreaterThan(0);
  }, patience);

test('one of two processes holds it, and the other does when the first gives it up', async () => {
  const first = await open('one of two');
  const second = await open('one of two', shortMs);
  expect(second.term()).toBeUndefined();
  const term = first.term() as Term;
  expect((await write(term)).rows).toEqual([{ one: 1 }]);
  await first.stop();
  const next = (await second.untilHeld()) as Term;
  expect((await write(next)).rows).toEqual([{ one: 1 }]);
  expect([term.isOver(), first.term()]).toEqual([true, undefined]);
});

test('a holder that was replaced writes nothing, though it does not know yet', async () => {
  const stale = await openHeld('replaced');
  await expire('replaced');
  const next = await openHeld('replaced');
  expect(stale.isHeld()).toBe(true);
  await expect(write(stale)).rejects.toThrow(LeaseLost);
  expect([stale.isHeld(), stale.isOver()]).toEqual([false, true]);
  expect((await write(next)).rows).toEqual([{ one: 1 }]);
});

test('a term that was lost stays lost when the same process takes the lease again', async () => {
  const lease = await open('again', shortMs);
  const stale = lease.term() as Term;
  await pool.query(`update plumbing.lease set epoch = epoch + 1, expires_at = '-infinity' where name = 'again'`);
  await vi.waitFor(() => expect(lease.term()).not.toBe(stale), patience);
  const next = (await lease.untilHeld()) as Term;
  expect([stale.isOver(), next.isOver()]).toEqual([true, false]);
  await expect(write(stale)).rejects.toThrow(LeaseLost);
  expect((await write(next)).rows).toEqual([{ one: 1 }]);
});

test('a holder whose lease has expired writes on while no other has taken it', async () => {
  const slow = await openHeld('expired');
  await expire('expired');
  expect((await write(slow)).rows).toEqual([{ one: 1 }]);
});

test('a holder that cannot renew in time does not count on it, until it has', async () => {
  const term = await openHeld('unsure', shortMs);
  await inTransaction(pool, async (db) => {
    await db.query(`select from plumbing.lease where name = 'unsure' for update`);
    await vi.waitFor(() => expect(term.isHeld()).toBe(false), patience);
    expect(term.isOver()).toBe(false);
  });
  await vi.waitFor(() => expect(term.isHeld()).toBe(true), patience);
});

test('a long write of the holder does not hinder its renewal', async () => {
  const term = await openHeld('long write', shortMs);
  const readExpiry = async () =>
    (await pool.query(`select expires_at from plumbing.lease where name = 'long write'`)).rows[0].expires_at.getTime();
  const rival = await open('long write', shortMs);
  await inTransaction(pool, async (db) => {
    await term.assertHeld(db);
    const before = await readExpiry();
    await vi.waitFor(async () => expect(await readExpiry()).toBeGreaterThan(before + 2 * shortMs), patience);
    await term.assertHeld(db);
  });
  expect([term.isOver(), rival.term()]).toEqual([false, undefined]);
});

test('the next holder begins after the transaction that the last one is in', async () => {
  const first = await openHeld('in order');
  await expire('in order');
  const second = createLease({ pool, clock: systemClock, name: 'in order', lifeMs: shortMs, onError() {} });
  opened.push(second);
  let started: Promise<void> | undefined;
  await inTransaction(pool, async (db) => {
    await first.assertHeld(db);
    started = second.start();
    await untilLockedOut();
    expect(second.term()).toBeUndefined();
  });
  await started;
  expect(await second.untilHeld()).toBeDefined();
});

test('a write that comes while the lease changes hands waits, and is refused', async () => {
  const stale = await openHeld('changing hands');
  await expire('changing hands');
  const successor = await pool.connect();
  await successor.query('begin');
  const next = createLease({
    pool: successor as never,
    clock: systemClock,
    name: 'changing hands',
    lifeMs: longMs,
    onError() {},
  });
  await next.start();
  expect(next.term()).toBeDefined();
  const written = write(stale).then(
    () => 'written',
    (error: Error) => error.name,
  );
  await untilLockedOut();
  await successor.query('commit');
  expect(await written).toBe('LeaseLost');
  await next.stop();
  successor.release();
});

test('of ten that want it at once, one has it', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, () => open('ten')));
  const terms = all.flatMap((lease) => lease.term() ?? []);
  expect(terms).toHaveLength(1);
  expect((await write(terms[0] as Term)).rows).toEqual([{ one: 1 }]);
});
