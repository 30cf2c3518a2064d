import { assert } from '@harmattan/kernel/assert';
import { type Clock, systemClock } from '@harmattan/kernel/clock';
import type { Ids } from '@harmattan/kernel/ids';
import { amountMaxMinor } from '@harmattan/kernel/money';
import { openPool } from '@harmattan/process/pool';
import type { Registry } from '@prometheus-io/client';
import type pg from 'pg';
import type { Bus } from '../../plumbing/bus.ts';
import type { Database } from '../../plumbing/db/database.ts';
import type { Job } from '../../plumbing/jobs/jobs.ts';
import type { Log } from '../../plumbing/log.ts';
import { createBatchEngine } from './batch-engine.ts';
import { bookJobs } from './check-books.ts';
import type { Engine, Prepared } from './engine.ts';
import { addFeedMetrics, feedJob } from './feed-lag.ts';
import { beginFeedEra } from './feed-store.ts';
import { fingerprintOf } from './fingerprint.ts';
import { foldHouseLegs } from './fold-house-legs.ts';
import { type Fund, fund } from './fund.ts';
import { type LimitChange, listLimits, setLimit } from './limit-store.ts';
import type { Answer, HouseAccount, Operation } from './operations.ts';
import { walletRoutes } from './routes.ts';
import { createSlowEngine } from './slow-engine.ts';
import { type Wallet, WalletUnavailable } from './wallet.ts';
import { readsOf } from './wallet-reads.ts';
import {
  ensureHouseAccount,
  raiseSessionEpoch,
  readAccount,
  readEntriesAbout,
  readEntry,
  readHouseBalance,
  readOpenHold,
  readOpenHolds,
  readOtherCurrency,
  setExcludedUntil,
} from './wallet-store.ts';

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

/** Published on the bus after each change, for the streams that show a balance. */
export interface BalanceNews {
  playerId: bigint;
  availableMinor: bigint;
  version: bigint;
}
const balanceTopic = 'wallet.balance';

const batchMax = 1_000;
const lanes = 2;
/** One player's commands take a tenth of the queue at most: a player who floods it has the others refused otherwise. */
const playerShare = 0.1;
const patienceMs = 8_000;
const statementTimeoutMs = 3_000;
const word = /^[a-z][a-z0-9-]{0,39}$/;
const memoMax = 600;
const gameMax = 100;
const key = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function createWallet(deps: WalletDeps) {
  const { database, currency, bus, log } = deps;
  const engine = openEngine(deps);
  const houseIds = new Map<HouseAccount, number>();

  async function submit(operations: Operation[]): Promise<Answer[]> {
    for (const operation of operations) check(operation);
    const prepared: Prepared[] = [];
    for (const operation of operations) {
      const house = 'house' in operation ? operation.house : undefined;
      // Known but for the first time, so that the usual command does not wait a turn here.
      const houseId = house && (houseIds.get(house) ?? (await learnHouseId(house)));
      prepared.push({ operation, houseId, fingerprint: fingerprintOf(operation) });
    }
    const answers = await engine.submit(prepared);
    const playerId = operations[0]?.playerId as bigint;
    const last = answers.at(-1) as Answer;
    // Of a repeat, too: the first answer may have been lost. A stream ignores an older version.
    if (last.status === 'ok') {
      const news: BalanceNews = { playerId, availableMinor: last.availableMinor, version: last.version };
      bus.publish(balanceTopic, news);
    }
    return answers;
  }

  async function learnHouseId(house: HouseAccount): Promise<number> {
    try {
      const id = await ensureHouseAccount(database.pool, house);
      houseIds.set(house, id);
      return id;
    } catch (error) {
      throw new WalletUnavailable('the house account could not be looked up', { cause: error });
    }
  }

  const houseIdOf = async (house: HouseAccount) => houseIds.get(house) ?? (await learnHouseId(house));

  const one = async (operation: Operation): Promise<Answer> => (await submit([operation]))[0] as Answer;

  const wallet: Wallet = {
    transfer: ({ direction, ...command }) =>
      one({ ...command, kind: direction === 'out' ? 'debit' : 'credit' } as Operation),
    async linked(operations) {
      assert(operations.length > 0, 'linked entries are at least one');
      assert(new Set(operations.map(({ playerId }) => playerId)).size === 1, 'linked entries are of one player');
      const holds = new Set(operations.filter(({ kind }) => kind === 'hold').map((operation) => operation.key));
      assert(
        !operations.some((operation) => 'of' in operation && operation.of && holds.has(operation.of)),
        'a hold is not used by the entries that it is linked with',
      );
      // They are looked at side by side: neither would see what the other does to the entry or hold that both are about.
      assert(isEachAboutItsOwn(operations), 'linked entries are about different ones, unless all of them are wins');
      assert(!mixesReversalsAndRounds(operations), 'a reversal is not linked with entries of a round, nor with wins');
      assert(!mixesClosingsAndWins(operations), 'a win that closes is not linked with another win');
      return submit(operations);
    },
    hold: (command) => one({ ...command, kind: 'hold' }),
    draw: (command) => one({ ...command, kind: 'draw' }),
    post: (command) => one({ ...command, kind: 'post' }),
    void: (command) => one({ ...command, kind: 'void' }),
    reverse: (command) => one({ ...command, kind: 'reverse' }),
    async fund(command) {
      checkFund(command);
      const [fromId, toId] = await Promise.all([houseIdOf(command.from), houseIdOf(command.to)]);
      try {
        return await fund({ pool: database.pool, ids: deps.ids }, { ...command, fromId, toId });
      } catch (error) {
        throw new WalletUnavailable('whether the house moved it is not known', { cause: error });
      }
    },
    async balance(playerId) {
      const account = await readAccount(database.pool, playerId);
      return {
        availableMinor: account?.available ?? 0n,
        heldMinor: account?.held ?? 0n,
        version: account?.version ?? 0n,
      };
    },
    limits: (playerId) => listLimits(database.pool, playerId),
    ...readsOf(database.pool),
    entry: (key) => readEntry(database.pool, key),
    entriesAbout: (query) => readEntriesAbout(database.pool, query),
    openHolds: (query) => readOpenHolds(database.pool, query),
    openHold: (key) => readOpenHold(database.pool, key),
    houseBalance: (account) => readHouseBalance(database.pool, account),
  };

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

function isEachAboutItsOwn(operations: Operation[]): boolean {
  const referring = operations.filter((operation) => 'of' in operation && operation.of !== undefined);
  const sharing = Map.groupBy(referring, (operation) => 'of' in operation && operation.of).values();
  return sharing.every((them) => them.length === 1 || them.every(({ kind }) => kind === 'credit'));
}

/**
 * Side by side, neither would see what the other does to the round. A win may be of a round that it does not belong to. Tax stands in a round of its own,
 * which nothing settles or undoes.
 */
function mixesReversalsAndRounds(operations: Operation[]): boolean {
  const others = operations.filter(({ kind }) => kind !== 'reverse');
  const isOfRound = (operation: Operation) =>
    (operation.round !== undefined && operation.about !== 'tax') ||
    (operation.kind === 'credit' && operation.of !== undefined);
  return others.length < operations.length && others.some(isOfRound);
}

/** Side by side, the other win would not see that the round is closed. */
function mixesClosingsAndWins(operations: Operation[]): boolean {
  const wins = operations.filter((operation) => operation.kind === 'credit' && operation.of !== undefined);
  return wins.length > 1 && wins.some((win) => win.kind === 'credit' && win.closes !== undefined);
}

function check(operation: Operation): void {
  assert(key.test(operation.key), 'a money key has the shape of a UUID');
  assert(word.test(operation.about) && operation.about !== 'null', 'what an entry is about is a plain word');
  assert(operation.round === undefined || key.test(operation.round), "a round's key has the shape of a UUID");
  // It would keep the whole batch from being written.
  assert(operation.memo === undefined || isStorable(operation.memo, memoMax), 'a memo is short and can be stored');
  checkPlayed(operation);
  if (operation.kind === 'void' || operation.kind === 'reverse') return;
  if (operation.kind === 'credit' && operation.closes) assert(operation.of, 'what is closed is settled');
  // A date that is none cannot be written, and would keep the whole batch from being.
  if ('notAfter' in operation) assert(!Number.isNaN(operation.notAfter?.getTime()), 'the last instant is one');
  const { amountMinor } = operation;
  if (amountMinor === undefined && operation.kind === 'post') return;
  assert(amountMinor !== undefined, 'an amount is given');
  // A free round has a stake of nothing.
  const mayBeNothing =
    operation.kind === 'credit' || operation.kind === 'post' || (operation.kind === 'debit' && operation.round);
  const leastMinor = mayBeNothing ? 0n : 1n;
  assert(amountMinor >= leastMinor && amountMinor <= amountMaxMinor, 'an amount of money is within its bounds');
}

function checkFund({ key: name, from, to, amountMinor, about }: Fund): void {
  assert(key.test(name), 'a money key has the shape of a UUID');
  assert(word.test(about) && about !== 'null', 'what a move is about is a plain word');
  assert(from !== to, 'money moves from one account to another');
  assert(amountMinor >= 1n && amountMinor <= amountMaxMinor, 'an amount of money is within its bounds');
}

function checkPlayed({ played }: Operation): void {
  if (!played) return;
  const { product, supplier, game } = played;
  assert(word.test(product), 'a product is a plain word');
  assert(supplier === undefined || (word.test(supplier) && supplier !== 'null'), 'a supplier is a plain word');
  assert(
    game === undefined || (game !== '' && isStorable(game, gameMax)),
    'a game has a short name that can be stored',
  );
}

function isStorable(text: string, lengthMax: number): boolean {
  return text.length <= lengthMax && text.isWellFormed() && !text.includes('\0');
}
