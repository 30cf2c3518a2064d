import { type Clock, systemClock } from '@harmattan/kernel/clock';
import type { Ids } from '@harmattan/kernel/ids';
import { openPool } from '@harmattan/process/pool';
import type { Registry } from '@prometheus-io/client';
import type pg from 'pg';
import type { Bus } from '../../plumbing/bus.ts';
import type { Database } from '../../plumbing/db/database.ts';
import type { Job } from '../../plumbing/jobs/jobs.ts';
import type { Log } from '../../plumbing/log.ts';
import { createBatchEngine } from './batch-engine.ts';
import { bookJobs } from './check-books.ts';
import type { Engine } from './engine.ts';
import { addFeedMetrics, feedJob } from './feed-lag.ts';
import { beginFeedEra } from './feed-store.ts';
import { foldHouseLegs } from './fold-house-legs.ts';
import { createHouseIds } from './house-ids.ts';
import { type LimitChange, listLimits, setLimit } from './limit-store.ts';
import { walletRoutes } from './routes.ts';
import { createSlowEngine } from './slow-engine.ts';
import { createSubmit } from './submit-operations.ts';
import { walletCommands } from './wallet-commands.ts';
import { raiseSessionEpoch, readOtherCurrency, setExcludedUntil } from './wallet-store.ts';

export interface WalletSettings {
  /** `slow` is one transaction for each command: the yardstick. */
  engine: 'batched' | 'slow';
  /** How many commands may wait before the next one is refused. */
  queueMax: number;
}

export interface WalletDeps {
  database: Database;
  url: string;
  settings: WalletSettings;
  clock?: Clock;
  ids: Ids;
  bus: Bus;
  log: Log;
  currency: string;
}

const batchMax = 1_000;
const lanes = 2;
/** One player's commands take a tenth of the queue at most: a player who floods it has the others refused otherwise. */
const playerShare = 0.1;
const patienceMs = 8_000;
const statementTimeoutMs = 3_000;

export function createWallet(deps: WalletDeps) {
  const { database, currency, bus, log } = deps;
  const engine = openEngine(deps);
  const houseIds = createHouseIds(database.pool);
  const submit = createSubmit({ engine, houseIds, bus });
  const wallet = walletCommands({ pool: database.pool, ids: deps.ids, houseIds, submit });

  const fold: Job = {
    name: 'fold-house-legs',
    every: '*/5 * * * *',
    run: () => foldHouseLegs(database.pool),
  };

  return {
    wallet,
    handlers: walletRoutes(wallet),
    /** Whether the next command would be refused: asked before anything is spent on a request. */
    isFull: engine.isFull,
    raiseSessionEpoch: (playerId: bigint, epoch: number) =>
      raiseSessionEpoch(database.pool, { playerId, epoch, currency }),
    /** In the transaction of what excludes the player; without one, at once. */
    setExcludedUntil: (playerId: bigint, until: Date | null, db: pg.Pool | pg.PoolClient = database.pool) =>
      setExcludedUntil(db, { playerId, until, currency }),
    /** In the transaction of what changes it. */
    setLimit: (transaction: pg.PoolClient, change: LimitChange) => setLimit(transaction, { ...change, currency }),
    listLimits: (playerId: bigint) => listLimits(database.pool, playerId),
    /** A currency of accounts that is not the brand's: their balances would be shown as if they were. */
    findOtherCurrency: () => readOtherCurrency(database.pool, currency),
    /** Before the first command: in a restored copy the feed's numbers begin anew otherwise. */
    beginFeedEra: () => beginFeedEra(database.pool),
    addMetrics: (registry: Registry) => addFeedMetrics(registry, database.pool),
    jobs: [fold, feedJob({ pool: database.pool, log }), ...bookJobs({ pool: database.pool, log })],
    close: engine.close,
  };
}

function openEngine(deps: WalletDeps): Engine {
  const { settings, clock = systemClock, ids, log, currency } = deps;
  const openPool = () => openWalletPool(deps);
  if (settings.engine === 'slow') return createSlowEngine({ pool: openPool(), ids, currency });
  const waitingMax = settings.queueMax;
  const playerWaitingMax = Math.ceil(waitingMax * playerShare);
  return createBatchEngine({
    openPool,
    clock,
    ids,
    log,
    currency,
    waitingMax,
    playerWaitingMax,
    batchMax,
    lanes,
    patienceMs,
  });
}

/**
 * The batch's arrays tell the planner nothing about themselves, and the plan is made once for each connection, perhaps
 * while the journal is small. Whatever it holds, every row is found through an index: other ways are switched off.
 */
export const planOptions = ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin']
  .map((way) => `-c enable_${way}=off`)
  .join(' ');

function openWalletPool({ url, settings, log }: WalletDeps): pg.Pool {
  const isSlow = settings.engine === 'slow';
  return openPool({
    name: 'wallet',
    url,
    connectionsMax: isSlow ? 10 : lanes * 2,
    // A command on the slow engine waits for those before it.
    connectTimeoutMs: isSlow ? 30_000 : 2_000,
    statementTimeoutMs,
    answerGraceMs: 1_000,
    sessionOptions: `${planOptions} -c plan_cache_mode=force_generic_plan -c jit=off`,
    onIdleError: (error) => log.warn({ err: error }, "an idle connection of the wallet's broke"),
  });
}
