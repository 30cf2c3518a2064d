import type { Minor } from '@harmattan/kernel/money';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import { boundTransaction } from '../../plumbing/db/bound-transaction.ts';
import { insertFeedMark, type Mark, moveFeedMark, nextMark } from './feed-mark.ts';
import {
  lockFeedMark,
  readByNumber,
  readByTime,
  readFeedHorizon,
  readHistoryEnd,
  readNumberEnd,
} from './feed-store.ts';
import type { Answer, Closing, HouseAccount, MoneyKey, Operation, Product } from './operations.ts';

/** An entry of the journal, as those see it who consume it. */
export interface FeedEntry {
  key: MoneyKey;
  playerId: bigint;
  version: bigint;
  at: Date;
  kind: Operation['kind'];
  status: Answer['status'];
  about: string;
  /** What was asked for. */
  amountMinor: Minor;
  /** What the house received; negative when it paid. Nothing when it was refused. */
  houseMinor: Minor;
  house: HouseAccount | null;
  of: MoneyKey | null;
  round: MoneyKey | null;
  product: Product | null;
  supplier: string | null;
  game: string | null;
  /** What it closes. `unknown`: it was written before closings were. */
  closes: Closing | 'unknown' | null;
}

/** All entries between two horizons, each once. */
export interface FeedSlice {
  /** Whether the consumer had no mark before. */
  isFirst: boolean;
  /** Entries have numbers from `from` until before `to`. Both are equal in a slice of entries from before there were numbers. */
  from: bigint;
  to: bigint;
  /** Whether there is nothing more to be read now. */
  isLast: boolean;
  /** By version within a player. Players come in any order. */
  entries(): Promise<FeedEntry[]>;
}

export interface FeedConsumer {
  /** Names the mark. */
  name: string;
  /** Where a consumer without a mark begins. */
  startsAt: 'beginning' | 'present';
}

/** Bounds what a transaction of a consumer does. A slice has more where one transaction wrote more. */
const sliceEntriesMax = 5_000;
/** The server ends a transaction of a consumer that takes longer: an open one holds up every consumer of the feed. */
const consumerMaxMs = 5_000;

/**
 * The next slice of a consumer. Its mark moves behind the slice in the transaction of the client, with whatever the consumer does there: both
 * are committed, or neither is. Undefined while another transaction has the mark.
 */
export async function nextSlice(
  client: pg.PoolClient,
  { name, startsAt }: FeedConsumer,
  { entriesMax = sliceEntriesMax }: { entriesMax?: number } = {},
): Promise<FeedSlice | undefined> {
  const found = await lockFeedMark(client, name);
  if (found === 'locked') return undefined;
  // The time was read before the snapshot of the horizon, so that an entry beyond `end` is from a later time.
  const horizon = await readFeedHorizon(client);
  const { nowUs } = found;
  const mark = found.mark ?? firstMark(startsAt, nowUs, horizon);
  if (!found.mark && !(await insertFeedMark(client, name, mark))) return undefined;
  const step = { name, mark, nowUs, horizon, entriesMax };
  const slice = await (mark.isHistoryOver ? byNumber(client, step) : byTime(client, step));
  return { ...slice, isFirst: !found.mark };
}

function firstMark(startsAt: FeedConsumer['startsAt'], nowUs: bigint, { horizon, end }: Step['horizon']): Mark {
  const common = { completeToUs: 0n, waitingNumber: end, waitingUs: nowUs };
  return startsAt === 'present'
    ? { ...common, number: horizon, historyAt: 'infinity', isHistoryOver: true }
    : { ...common, number: 0n, historyAt: '-infinity', isHistoryOver: false };
}

type Step = {
  name: string;
  mark: Mark;
  nowUs: bigint;
  horizon: { horizon: bigint; end: bigint };
  entriesMax: number;
};

async function byNumber(
  client: pg.PoolClient,
  { name, mark, nowUs, horizon, entriesMax }: Step,
): Promise<Omit<FeedSlice, 'isFirst'>> {
  const from = mark.number;
  // What ended once has ended, also where a number is seen again that was passed over as another database's.
  const isPassed = horizon.horizon <= from;
  const bound = isPassed ? from : horizon.horizon;
  const isWhole = isPassed || entriesMax === Number.POSITIVE_INFINITY;
  const to = isWhole ? bound : await readNumberEnd(client, { from, bound, entriesMax });
  await moveFeedMark(client, name, nextMark(mark, { number: to, nowUs, end: horizon.end }));
  return { from, to, isLast: to === bound, entries: () => readByNumber(client, { from, to }) };
}

/** Entries from before there were numbers: every transaction that wrote one ended long ago. */
async function byTime(
  client: pg.PoolClient,
  { name, mark, nowUs, horizon, entriesMax }: Step,
): Promise<Omit<FeedSlice, 'isFirst'>> {
  const { historyAt: from, number } = mark;
  const { to, isOver } = await readHistoryEnd(client, { from, entriesMax });
  const moved = { ...nextMark(mark, { number, nowUs, end: horizon.end }), historyAt: to, isHistoryOver: isOver };
  await moveFeedMark(client, name, moved);
  return { from: number, to: number, isLast: false, entries: () => readByTime(client, { from, to }) };
}

/**
 * Consumes one slice in a transaction of its own, which the server ends after five seconds. Answers whether there may be more. Any number of
 * processes may call it: one of them has the mark at a time.
 */
export function consumeSlice(
  pool: pg.Pool,
  consumer: FeedConsumer,
  apply: (client: pg.PoolClient, entries: FeedEntry[]) => Promise<void>,
): Promise<boolean> {
  return inFeedTransaction(pool, async (client) => {
    const slice = await nextSlice(client, consumer);
    if (!slice) return false;
    const entries = await slice.entries();
    if (entries.length > 0) await apply(client, entries);
    return !slice.isLast;
  });
}

/** A transaction of a consumer. */
export function inFeedTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
  limits: { timeoutMs: number; idleMs?: number } = { timeoutMs: consumerMaxMs },
): Promise<Result> {
  return inTransaction(pool, async (client) => {
    await client.query(boundTransaction(limits));
    return work(client);
  });
}
