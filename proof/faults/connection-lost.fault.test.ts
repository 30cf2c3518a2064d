import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { findings } from '../../apps/platform/src/modules/wallet/book-findings.ts';
import { keyOf, WalletBusy } from '../../apps/platform/src/modules/wallet/index.ts';
import { readHouseBalance } from '../../apps/platform/src/modules/wallet/wallet-store.ts';
import { useTestDatabase } from '../../apps/platform/src/testing/test-database.ts';
import { rounds } from './rounds.ts';
import { type SocketProxy, startSocketProxy } from './socket-proxy.ts';
import { startStakes } from './stake-load.ts';
import { openWallet } from './test-wallet.ts';

const db = useTestDatabase();
const players = Array.from({ length: 40 }, (_, at) => BigInt(at + 1));
const richesMinor = 10_000_000n;
let proxy: SocketProxy;
let money: ReturnType<typeof openWallet>;

beforeAll(async () => {
  proxy = await startSocketProxy(db.url('harmattan_app'));
  money = openWallet(proxy.url(db.url('harmattan_app')), 500);
  for (const playerId of players) await money.deposit(playerId, richesMinor);
});
afterEach(async () => expect(await findings(db.database.pool)).toEqual([]));
afterAll(async () => {
  proxy.onRequest(undefined);
  proxy.onAnswer(undefined);
  await money.close();
  await proxy.close();
});

/** Whether these bytes carry a batch on its way to the server. */
const isBatch = (bytes: Buffer) => bytes.includes('wallet-batch');

async function whileStaking(fault: () => Promise<void>, times = rounds): Promise<void> {
  const load = startStakes(money.wallet, { callers: 50, players });
  const acked = (count: number) => expect.poll(load.acks.count).toBeGreaterThan(count);
  for (let round = 0; round < times; round += 1) {
    await acked(load.acks.count() + 100);
    await fault();
    await acked(load.acks.count() + 100);
  }
  await load.stop();
  expect(load.errors).toEqual([]);
  expect(await load.acks.broken(db.url('harmattan_app'))).toEqual([]);
  const staked = (await db.database.pool.query(`select sum(available)::bigint as sum from wallet.account`)).rows[0].sum;
  expect(staked).toBe(await expectedSum());
}

/** What players paid in, less what the house got of it. */
async function expectedSum(): Promise<bigint> {
  return BigInt(players.length) * richesMinor - (await readHouseBalance(db.database.pool, 'house:faults'));
}

test('fault 4: connections ended by an administrator in mid-batch', async () => {
  const admin = new pg.Client({ connectionString: db.url('postgres') });
  await admin.connect();
  onTestFinished(() => admin.end());
  await whileStaking(async () => {
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'harmattan-wallet' and datname = current_database()`,
    );
  });
});

test('fault 4: answers that are lost after the commit', async () => {
  await whileStaking(async () => {
    const lost = Promise.withResolvers<void>();
    let isBatchUnderWay = false;
    proxy.onRequest((bytes) => {
      isBatchUnderWay ||= isBatch(bytes);
      return 'pass';
    });
    proxy.onAnswer(() => {
      if (!isBatchUnderWay) return 'pass';
      lost.resolve();
      return 'swallow';
    });
    await lost.promise;
    proxy.onRequest(undefined);
    proxy.onAnswer(undefined);
    proxy.cut();
  });
});

test('fault 4: a link that falls silent without closing', async () => {
  const fallSilent = async () => {
    const silent = Promise.withResolvers<void>();
    const swallow = () => {
      silent.resolve();
      return 'swallow' as const;
    };
    proxy.onAnswer(swallow);
    proxy.onRequest(swallow);
    await silent.promise;
    // Connections that are opened from now on work; those that fell silent stay so.
    proxy.leave();
    proxy.onRequest(undefined);
    proxy.onAnswer(undefined);
  };
  // It takes seconds to give such a link up.
  await whileStaking(fallSilent, 1);
});

test("fault 4: a stranger's lock on one account stops that player only, and the queue stays bounded", async () => {
  const stranger = new pg.Client({ connectionString: db.url('postgres') });
  await stranger.connect();
  onTestFinished(() => stranger.end());
  const [locked, free] = players as [bigint, bigint];
  const stake = (playerId: bigint, id: string) =>
    money.wallet.transfer({
      direction: 'out',
      playerId,
      key: keyOf({ source: 'faults', class: 'locked', id }),
      amountMinor: 1n,
      house: 'house:faults',
      about: 'stake',
    });
  await stranger.query('begin');
  await stranger.query('select 1 from wallet.account where player_id = $1 for update', [locked]);
  const waiting = stake(locked, 'first');
  for (let at = 0; at < 20; at += 1) expect(await stake(free, `free-${at}`)).toMatchObject({ status: 'ok' });
  const flood = await Promise.allSettled(
    Array.from({ length: 600 }, (_, at) => settleSoon(stake(locked, `more-${at}`))),
  );
  const busy = flood.filter((result) => result.status === 'rejected' && result.reason instanceof WalletBusy);
  expect(busy.length).toBeGreaterThan(90);
  await stranger.query('rollback');
  expect(await waiting).toMatchObject({ status: 'ok' });
});

/** What is refused is refused at once; the rest may take as long as it takes. */
function settleSoon<Value>(promise: Promise<Value>): Promise<Value | undefined> {
  promise.catch(() => {});
  return Promise.race([promise, new Promise<undefined>((resolve) => setImmediate(() => resolve(undefined)))]);
}

test('fault 4, control: who tries again under another key pays twice', async () => {
  const playerId = 999n;
  await money.deposit(playerId, 100n);
  const stake = (id: string) =>
    money.wallet.transfer({
      direction: 'out',
      playerId,
      key: keyOf({ source: 'faults', class: 'careless', id }),
      amountMinor: 10n,
      house: 'house:faults',
      about: 'stake',
    });
  await stake('first try, whose answer was lost');
  await stake('second try');
  expect((await money.wallet.balance(playerId)).availableMinor).toBe(80n);
  await stake('first try, whose answer was lost');
  expect((await money.wallet.balance(playerId)).availableMinor).toBe(80n);
});
