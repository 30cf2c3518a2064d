import { cpus, loadavg } from 'node:os';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { findings } from '../../apps/platform/src/modules/wallet/book-findings.ts';
import { autoApproveMax, type BusyPlayers, startBusyPlayers } from './busy-players.ts';
import { type OwnPostgres, startOwnPostgres } from './own-postgres.ts';
import { isReady, type Product, startProduct } from './product.ts';
import { startSocketProxy } from './socket-proxy.ts';

/** All of the product works again within this time of the database. A machine with twice the work that it can do gets longer. */
const backLimitMs = 5_000;
const backLimitHereMs = () => backLimitMs * Math.max(1, (loadavg()[0] ?? 0) / cpus().length / 2);
const patience = { timeout: 300_000, interval: 25 };

async function startWorld(options: { preload?: string } = {}) {
  await using undo = new AsyncDisposableStack();
  const postgres = await startOwnPostgres();
  undo.defer(() => postgres.remove());
  const proxy = await startSocketProxy(postgres.url('harmattan', 'app'));
  undo.defer(() => proxy.close());
  const product = await startProduct({
    ...options,
    databaseUrl: (keeper) => proxy.url(postgres.url(keeper, 'app')),
    env: { WITHDRAWAL_AUTO_APPROVE_MAX: String(autoApproveMax), MATCH_SPEED: '60' },
  });
  undo.defer(() => product.stop());
  const players = await startBusyPlayers(
    { siteUrl: product.siteUrl, arcadeUrl: product.process('arcade').url },
    postgres.url('harmattan', 'owner'),
  );
  undo.defer(() => players.stop());
  const whole = undo.move();
  onTestFinished(() => whole.disposeAsync());
  return { postgres, proxy, product, players };
}

async function ask(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows[0];
  } finally {
    await client.end();
  }
}

const untilBusy = async ({ counts, zeppelin, stream }: BusyPlayers) => {
  const before = counts.orders;
  await expect.poll(() => counts.orders, patience).toBeGreaterThan(before + 10);
  expect([zeppelin.isOpen(), stream.seen.isOpen]).toEqual([true, true]);
};

/** How long each part of the product took to work again, from the database's first answer on. */
async function measureReturn({
  product,
  players,
  postgres,
}: {
  product: Product;
  players: BusyPlayers;
  postgres: OwnPostgres;
}) {
  const from = performance.now();
  const { counts, stream, zeppelin } = players;
  const before = { orders: counts.orders, answers: counts.answers, balances: stream.seen.balances };
  const since = async (isBack: () => boolean | Promise<boolean>) => {
    await expect.poll(isBack, patience).toBe(true);
    return Math.round(performance.now() - from);
  };
  /** All connections are new ones, so that who asks something has come back by itself. */
  const asks = async (name: string) =>
    (
      await ask(
        postgres.adminUrl('postgres'),
        `select count(*)::int as count from pg_stat_activity
         where application_name = 'harmattan-${name}' and query not in ('', 'select 1')`,
      )
    ).count > 0;
  const checks: [string, () => boolean | Promise<boolean>][] = [
    ...product.processes.map((one): [string, () => Promise<boolean>] => [`${one.name} is ready`, () => isReady(one)]),
    ['calls are answered', () => counts.answers > before.answers],
    ['money moves', () => counts.orders > before.orders],
    ['the open stream tells balances', () => stream.seen.isOpen && stream.seen.balances > before.balances],
    ['a seat of the arcade opens', async () => (await fetch(zeppelin.pageUrl)).status === 200],
    ...['platform', 'jobs', 'arcade', 'sportsbook', 'gateways'].map((name): [string, () => Promise<boolean>] => [
      `the workers of ${name} ask again`,
      () => asks(name),
    ]),
  ];
  const measured = await Promise.all(checks.map(async ([name, isBack]) => [name, await since(isBack)] as const));
  return Object.fromEntries(measured);
}

test('fault 1: the database is killed, restarted and exchanged under load: no process ends, and all is back within five seconds', async () => {
  const world = await startWorld();
  const { postgres, proxy, product, players } = world;
  const faults: [string, () => Promise<void>][] = [
    ['killed and started again', () => postgres.kill().then(postgres.startAgain)],
    ['stopped in order and started again', () => postgres.stop().then(postgres.startAgain)],
    [
      'exchanged for a second server',
      async () => {
        await postgres.kill();
        await postgres.startElsewhere();
        proxy.leadTo(postgres.url('harmattan', 'app'));
      },
    ],
  ];
  for (const [name, breakAndMend] of faults) {
    await untilBusy(players);
    const flight = await ask(postgres.url('arcade', 'app'), 'select max(number)::int as number from arcade.flight');
    await breakAndMend();
    const limitMs = backLimitHereMs();
    const measured = await measureReturn(world);
    process.stdout.write(
      `database ${name}, ms until back (limit ${Math.round(limitMs)}): ${JSON.stringify(measured)}\n`,
    );
    expect(product.processes.filter((one) => one.hasEnded()).map((one) => one.log())).toEqual([]);
    for (const [part, ms] of Object.entries(measured))
      expect({ part, isBack: ms <= limitMs, ms }).toMatchObject({ isBack: true });
    // A flight that was in the air goes on or is called off; another one follows it.
    await expect
      .poll(() => ask(postgres.url('arcade', 'app'), 'select max(number)::int as number from arcade.flight'), {
        timeout: 120_000,
        interval: 500,
      })
      .not.toEqual(flight);
  }
  await players.stop();
  expect(players.counts.failed, 'a database that is away is no failure of ours').toEqual([]);
  const pool = new pg.Pool({ connectionString: postgres.url('harmattan', 'app') });
  onTestFinished(() => pool.end());
  expect(await findings(pool)).toEqual([]);
}, 1_800_000);

test('fault 1, control: with no listener on a checked out connection, a killed database ends the platform', async () => {
  const { postgres, product, players } = await startWorld({ preload: 'without-listeners.ts' });
  await untilBusy(players);
  await postgres.kill();
  const platform = product.process('harmattan');
  await expect.poll(() => platform.hasEnded(), patience).toBe(true);
  expect(platform.log()).toContain("Emitted 'error' event on Client instance");
  await postgres.startAgain();
}, 1_200_000);
