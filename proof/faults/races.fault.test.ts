// The platform is killed while it pays the prizes of a race. Between any two of its steps, without a process that dies, this is
// in `modules/races/settlement.db.test.ts`.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { houseAccount, prizeAccount } from '../../apps/platform/src/modules/races/accounts.ts';
import { findRace } from '../../apps/platform/src/modules/races/races-store.ts';
import { useTestDatabase } from '../../apps/platform/src/testing/test-database.ts';
import { startTestRaces } from '../../apps/platform/src/testing/test-races.ts';
import { newKey, useTestWallet } from '../../apps/platform/src/testing/test-wallet.ts';
import { type SocketProxy, startSocketProxy } from './socket-proxy.ts';
import { forkProcess } from './start-process.ts';

const db = useTestDatabase();
const money = useTestWallet(db);
const { pool } = db.database;
const minuteMs = 60_000;
const prizeMinor = 100_00n;
const stakeMinor = 10_00n;
/** Two chunks of prizes and a half. */
const winners = 250;
/** One place more than players, so that something goes back as well. */
const prizesMinor = Array(winners + 1).fill(prizeMinor);

/** A race that has ended and whose prizes are not paid yet. */
async function endedRace() {
  const stage = await startTestRaces(db, money.wallet);
  const { id } = await stage.newRace({ prizesMinor });
  await stage.moveClock(minuteMs);
  const players = await Promise.all(Array.from({ length: winners }, () => money.playerWith(stakeMinor)));
  await Promise.all(players.map((playerId) => stage.stake(playerId, stakeMinor)));
  await stage.moveClock(62 * minuteMs);
  const balances = () =>
    Promise.all(players.map(async (playerId) => (await money.wallet.balance(playerId)).availableMinor));
  return { id, stage, balances };
}

async function openProxy(): Promise<SocketProxy> {
  const proxy = await startSocketProxy(db.url('harmattan_app'));
  onTestFinished(() => proxy.close());
  return proxy;
}

interface Moment {
  /** What the database is asked at that moment. */
  words: string;
  /** Whether it hears it, and only the answer is lost. */
  isHeard: boolean;
}

/** Says when the moment has come, and lets nothing through from then on. */
function watch(proxy: SocketProxy, { words, isHeard }: Moment): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isAsked = false;
  let isOver = false;
  const end = () => {
    isOver = true;
    resolve();
    return 'swallow' as const;
  };
  proxy.onRequest((bytes) => {
    if (isOver) return 'swallow';
    isAsked ||= bytes.includes(words);
    return isAsked && !isHeard ? end() : 'pass';
  });
  proxy.onAnswer(() => {
    if (isOver) return 'swallow';
    return isAsked ? end() : 'pass';
  });
  return promise;
}

/** The race is paid as soon as its module runs, which is before the platform listens. */
function startPlatform(proxy: SocketProxy) {
  return forkProcess('platform-process.ts', {
    DATABASE_URL: proxy.url(db.url('harmattan_app')),
    MODE: 'sandbox',
    DEMO: 'off',
    REGISTER_URL: 'none',
    TEST_CLOCK: 'on',
  });
}

test('fault 5: every place is paid once, wherever the platform is killed while it pays', async () => {
  const proxy = await openProxy();
  const { id, balances } = await endedRace();
  const moments: Moment[] = [
    { words: 'wallet-batch', isHeard: true },
    { words: 'update races.standing', isHeard: false },
    { words: 'house_move', isHeard: true },
  ];
  for (const moment of moments) {
    proxy.onRequest(undefined);
    proxy.onAnswer(undefined);
    const cameTo = watch(proxy, moment);
    const platform = startPlatform(proxy);
    onTestFinished(() => platform.kill());
    await cameTo;
    await platform.kill();
    expect(await findRace(pool, id), JSON.stringify(moment)).toMatchObject({ state: 'finished', work: 'pay' });
  }
  proxy.onRequest(undefined);
  proxy.onAnswer(undefined);
  const platform = startPlatform(proxy);
  onTestFinished(() => platform.kill());
  await expect.poll(async () => (await findRace(pool, id))?.state).toBe('paid');
  expect(new Set(await balances())).toEqual(new Set([prizeMinor]));
  expect(await money.wallet.houseBalance(prizeAccount(id))).toBe(0n);
});

test('fault 5, control: keys that are made up as it goes along pay again after a death', async () => {
  const proxy = await openProxy();
  const { id, stage, balances } = await endedRace();
  // Runs the jobs of the race until its next work is to pay.
  async function takeFurther(): Promise<string | null | undefined> {
    const { work } = (await findRace(pool, id)) ?? {};
    if (work === 'pay') return work;
    await stage.races.scoreOnce();
    await stage.races.keepOnce();
    return work;
  }
  await expect.poll(takeFurther).toBe('pay');
  const url = proxy.url(db.url('harmattan_app'));
  // The second payer ends with an error: it has overdrawn the prize account, which cannot return the prize without a winner.
  const pay = () => fork(join(import.meta.dirname, 'race-payer-process.ts'), [url, String(id)], { silent: true });
  const cameTo = watch(proxy, { words: 'update races.standing', isHeard: false });
  const killed = pay();
  await cameTo;
  killed.kill('SIGKILL');
  proxy.onRequest(undefined);
  proxy.onAnswer(undefined);
  await once(pay(), 'exit');
  const paidMinor = (await balances()).reduce((sum, balance) => sum + balance, 0n);
  expect(paidMinor).toBeGreaterThan(prizeMinor * BigInt(winners));
  // The prizes' account would be short for ever, so here it is made good.
  const amountMinor = -(await money.wallet.houseBalance(prizeAccount(id)));
  if (amountMinor > 0n) {
    const key = newKey();
    await money.wallet.fund({ key, from: houseAccount, to: prizeAccount(id), amountMinor, about: 'test' });
  }
});
