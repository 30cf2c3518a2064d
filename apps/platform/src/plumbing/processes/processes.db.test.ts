import { randomUUID } from 'node:crypto';
import { systemClock } from '@harmattan/kernel/clock';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import { createLog } from '../log.ts';
import { busIdentity } from './bus-identity.ts';
import { joinProcesses } from './join-processes.ts';
import { addProcess, type ProcessRow } from './process-store.ts';

const db = useTestDatabase();
const hourMs = 3_600_000;
const log = createLog({ level: 'silent' });

/** Stands for a platform that has started, or would like to. */
function newProcess(own: Partial<Pick<Parameters<typeof joinProcesses>[0], 'instance' | 'bus' | 'patienceMs'>> = {}) {
  const { pool } = db.database;
  const joined = joinProcesses({
    ...{ pool, clock: systemClock, log, role: 'all', instance: undefined, bus: undefined },
    // A busy machine may be late to renew.
    ...{ lifeMs: hourMs, patienceMs: 300 },
    ...own,
  });
  onTestFinished(joined.stop);
  return joined;
}

/** A process that has been killed: its row stays for as long. */
const leaveRow = (own: Partial<ProcessRow>, lifeMs: number) =>
  addProcess(
    db.database.pool,
    { id: randomUUID(), host: 'gone', pid: 1, role: 'all', instance: undefined, bus: undefined, ...own },
    { lifeMs, replaces: false },
  );

afterEach(() => db.database.pool.query('delete from plumbing.process'));

test('a second platform without a bus refuses to start, and says what would be wrong in two', async () => {
  await leaveRow({}, hourMs);
  const second = startTestPlatform(db, {}, { withBus: false });
  await expect(second).rejects.toThrow(
    /BUS_URL: not set in this platform.*balances.*ended sessions.*switched off.*content.*wake-ups/,
  );
});

test('of two that start at once without a bus one starts, and the next one once it has stopped', async () => {
  const both = [newProcess(), newProcess()];
  const problems = await Promise.all(both.map((one) => one.start()));
  expect(problems.filter((problem) => problem === undefined)).toHaveLength(1);
  await both[problems.indexOf(undefined)]?.stop();
  expect(await newProcess().start()).toBeUndefined();
});

test('processes with one bus start beside each other, and none with another bus or without one', async () => {
  const [a, b] = [newProcess({ bus: 'one' }), newProcess({ bus: 'one' })];
  expect([await a.start(), await b.start()]).toEqual([undefined, undefined]);
  const [other, without] = await Promise.all([newProcess({ bus: 'two' }).start(), newProcess().start()]);
  expect(other).toContain('BUS_PREFIX: is two here and one in another platform');
  expect(without).toContain('BUS_URL: not set in this platform');
});

test('a platform with other servers for the same bus refuses to start, and one with the same in another order starts', async () => {
  const start = (BUS_URL: string) => startTestPlatform(db, { BUS_URL }, { withBus: false });
  const url = 'nats://a-user:a-password@127.0.0.1:1,nats://localhost:2';
  await leaveRow({ bus: busIdentity({ prefix: 'harmattan', url }) }, hourMs);
  await start('nats://another@LOCALHOST:2,nats://127.0.0.1:1');
  await expect(start('nats://127.0.0.1:1')).rejects.toThrow(/BUS_URL: names other servers.*Set the same BUS_URL/);
});

test('a process that died is waited for until its row expires, and the launcher does not wait for its own', async () => {
  await leaveRow({}, 1_000);
  expect(await newProcess({ patienceMs: hourMs }).start()).toBeUndefined();
  await db.database.pool.query('delete from plumbing.process');
  await leaveRow({ instance: 'here' }, hourMs);
  expect(await newProcess({ instance: 'here' }).start()).toBeUndefined();
});

test('a process that stood still while another one took its place is not ready, and takes nothing back', async () => {
  const paused = newProcess({ instance: 'here' });
  await paused.start();
  await db.database.pool.query('delete from plumbing.process');
  await leaveRow({ instance: 'here' }, hourMs);
  await expect.poll(paused.isReplaced).toBe(true);
  const { rows } = await db.database.pool.query('select host from plumbing.process');
  expect(rows).toEqual([{ host: 'gone' }]);
});
