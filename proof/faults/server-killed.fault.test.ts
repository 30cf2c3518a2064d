import { fork } from 'node:child_process';
import { join } from 'node:path';
import { randomBelow, systemRandom } from '@harmattan/kernel/random';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { findings } from '../../apps/platform/src/modules/wallet/book-findings.ts';
import { useTestDatabase } from '../../apps/platform/src/testing/test-database.ts';
import { rounds } from './rounds.ts';
import { type SocketProxy, startSocketProxy } from './socket-proxy.ts';

const db = useTestDatabase();
const bets = 500;
const payMinor = 100n;
afterEach(async () => expect(await findings(db.database.pool)).toEqual([]));

type Step = 'before the commit' | 'after the commit' | 'before anybody is told' | 'at random';

/** Runs the settlement and kills it at that step of its nth batch. Answers what it was told of before that. */
async function settleOnce(proxy: SocketProxy, kill: { step: Step; batch: number } | undefined, careless = false) {
  const child = fork(join(import.meta.dirname, 'settle-process.ts'), [
    proxy.url(db.url('harmattan_app')),
    ...(careless ? ['careless'] : []),
  ]);
  const told: { bet: string; version: string; status: string }[] = [];
  let isDone = false;
  child.on('message', (message: { done?: boolean; bet: string; version: string; status: string }) => {
    if (message.done) isDone = true;
    else told.push(message);
  });
  let batches = 0;
  const isTime = () => kill !== undefined && batches >= kill.batch;
  proxy.onRequest((bytes) => {
    if (bytes.includes('wallet-batch')) batches += 1;
    if (kill?.step !== 'before the commit' || !isTime()) return 'pass';
    child.kill('SIGKILL');
    return 'swallow';
  });
  proxy.onAnswer(() => {
    if (!isTime()) return 'pass';
    if (kill?.step === 'after the commit' || kill?.step === 'at random') {
      child.kill('SIGKILL');
      return 'swallow';
    }
    if (kill?.step === 'before anybody is told') setImmediate(() => child.kill('SIGKILL'));
    return 'pass';
  });
  await new Promise<void>((resolve) => child.once('exit', () => resolve()));
  proxy.onRequest(undefined);
  proxy.onAnswer(undefined);
  return { told, isDone };
}

async function paid(): Promise<bigint> {
  const { rows } = await db.database.pool.query(
    `select coalesce(-sum(house_amount), 0)::bigint as paid from wallet.journal j
     join wallet.house_account h on h.id = j.house_id where h.code = 'house:settled'`,
  );
  return rows[0].paid;
}

async function openProxy(): Promise<SocketProxy> {
  const proxy = await startSocketProxy(db.url('harmattan_app'));
  onTestFinished(() => proxy.close());
  return proxy;
}

test('fault 5: 500 bets are paid once each, however often and wherever the server dies while it settles them', async () => {
  const proxy = await openProxy();
  const steps: Step[] = ['before the commit', 'after the commit', 'before anybody is told'];
  const told = new Map<string, string>();
  const runs: Awaited<ReturnType<typeof settleOnce>>[] = [];
  for (const [at, step] of steps.entries()) runs.push(await settleOnce(proxy, { step, batch: 3 + 4 * at }));
  for (let round = 0; round < rounds; round += 1) {
    runs.push(await settleOnce(proxy, { step: 'at random', batch: 1 + randomBelow(systemRandom, 20) }));
  }
  expect(runs.map(({ isDone }) => isDone)).not.toContain(true);
  for (let tries = 0; tries < 3 && !runs.at(-1)?.isDone; tries += 1) runs.push(await settleOnce(proxy, undefined));
  for (const { bet, version, status } of runs.flatMap((run) => run.told)) {
    expect(status).toBe('ok');
    expect(told.get(bet) ?? version, `bet ${bet} is answered alike each time`).toBe(version);
    told.set(bet, version);
  }
  expect(told.size).toBe(bets);
  expect(await paid()).toBe(BigInt(bets) * payMinor);
});

test('fault 5, control: keys that are made up as it goes along pay again after each death', async () => {
  const proxy = await openProxy();
  const before = await paid();
  await settleOnce(proxy, { step: 'after the commit', batch: 10 }, true);
  await settleOnce(proxy, undefined, true);
  expect((await paid()) - before).toBeGreaterThan(BigInt(bets) * payMinor);
});
