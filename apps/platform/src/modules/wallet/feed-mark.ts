import type { Queryable } from '@harmattan/process/transaction';

/** How far a consumer has read the feed. */
export interface Mark {
  /** Entries with lower numbers are consumed. */
  number: bigint;
  /** Of the entries without a number, those from before this instant are consumed. As the database writes it. */
  historyAt: string;
  isHistoryOver: boolean;
  /** No entry that is not consumed is from before. 0 as long as that is not known. In microseconds, like all times of a mark. */
  completeToUs: bigint;
  /** Numbers from here on were given after that time. */
  waitingNumber: bigint;
  waitingUs: bigint;
}

/**
 * The mark after a slice. Numbers alone decide what is consumed; times only say up to when a consumer is complete. Every look notes a time and
 * `end`, the first number that had not been given by then. Once all numbers below that one are consumed, no entry from before the time is missing.
 * After the clock was set back, that is true of times from then on only.
 */
export function nextMark(before: Mark, { number, nowUs, end }: { number: bigint; nowUs: bigint; end: bigint }): Mark {
  const isSetBack = nowUs < before.waitingUs || nowUs < before.completeToUs;
  const last = isSetBack ? { ...before, completeToUs: 0n, waitingNumber: end, waitingUs: nowUs } : before;
  const common = { ...last, number };
  if (!last.isHistoryOver) return common;
  if (number >= end) return { ...common, completeToUs: nowUs, waitingNumber: end, waitingUs: nowUs };
  if (number < last.waitingNumber) return common;
  return { ...common, completeToUs: last.waitingUs, waitingNumber: end, waitingUs: nowUs };
}

const fromUs = (us: string) =>
  `case when ${us} = 0 then '-infinity' else timestamptz 'epoch' + ${us} * interval '1 microsecond' end`;

export async function moveFeedMark(db: Queryable, consumer: string, mark: Mark): Promise<void> {
  await db.query(
    `update wallet.feed_mark set number = $2, history_at = case when $4 then 'infinity' else $3::timestamptz end,
       complete_to = ${fromUs('$5::bigint')}, waiting_number = $6, waiting_at = ${fromUs('$7::bigint')}
     where consumer = $1`,
    [consumer, mark.number, mark.historyAt, mark.isHistoryOver, mark.completeToUs, mark.waitingNumber, mark.waitingUs],
  );
}

/** False where another transaction inserted it meanwhile. */
export async function insertFeedMark(db: Queryable, consumer: string, mark: Mark): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into wallet.feed_mark (consumer, number, history_at, waiting_number, waiting_at)
     values ($1, $2, case when $3 then timestamptz 'infinity' else '-infinity' end, $4, ${fromUs('$5::bigint')})
     on conflict do nothing`,
    [consumer, mark.number, mark.isHistoryOver, mark.waitingNumber, mark.waitingUs],
  );
  return rowCount === 1;
}
