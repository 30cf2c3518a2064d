import { assert } from '@harmattan/kernel/assert';

/**
 * The database numbers transactions as they begin to write. All below the horizon have ended, so the entries of theirs that
 * will ever be there are there: an entry is counted by the look whose horizon passes its transaction's number. Numbers have no
 * index, times have one. So each look also draws a number and notes the time before: later numbers bring later times.
 */
export interface Mark {
  horizon: bigint;
  /** No transaction at the horizon or beyond has an entry from before. 0 as long as that is not known. */
  fromUs: bigint;
  /** A number of a look's own that the horizon has not passed yet, and the time before it was drawn; 0 when there is none. */
  drawn: bigint;
  drawnUs: bigint;
  /** The time of the look. */
  lookedUs: bigint;
}

export interface Look {
  horizon: bigint;
  /** No number from here on had been given. */
  end: bigint;
  drawn: bigint;
  drawnUs: bigint;
}

export function nextMark(before: Mark | undefined, { horizon: found, end, drawn, drawnUs }: Look): Mark {
  // What ended once has ended for good, though it may not be seen of a number any more whose it was. Lower numbers than that are
  // another database's.
  const horizon = before && before.horizon <= end && found < before.horizon ? before.horizon : found;
  // Times of a clock that was set back since, or numbers of another database, say nothing about those to come.
  const last = before && drawnUs >= before.lookedUs && horizon >= before.horizon ? before : undefined;
  const common = { horizon, lookedUs: drawnUs };
  if (drawn < horizon) return { ...common, fromUs: drawnUs, drawn: 0n, drawnUs: 0n };
  const isWaiting = last !== undefined && last.drawn > 0n;
  // A transaction that is older than this look's number is still open.
  if (isWaiting && last.drawn < horizon) return { ...common, fromUs: last.drawnUs, drawn, drawnUs };
  const waiting = isWaiting ? { drawn: last.drawn, drawnUs: last.drawnUs } : { drawn, drawnUs };
  return { ...common, ...waiting, fromUs: last?.fromUs ?? 0n };
}

/** Rows carry the lower half of their transaction's number, which tells apart so many. */
const numbersMax = 2n ** 31n;

/** Whether there is a mark to count from: as long as it is not known, looks only wait for what is under way to end. */
export function isKnown({ fromUs }: Mark): boolean {
  return fromUs > 0n;
}

/**
 * Whether what lies between two marks can be told: the clock was not set back, the database is the one that it was, and
 * numbers have not come round.
 */
export function isSequel(last: Mark, next: Mark): boolean {
  const passed = next.horizon - last.horizon;
  return isKnown(last) && next.lookedUs >= last.lookedUs && passed >= 0n && passed < numbersMax;
}

export function writeMark({ horizon, fromUs, drawn, drawnUs, lookedUs }: Mark): string {
  return [horizon, fromUs, drawn, drawnUs, lookedUs].join(' ');
}

export function readMark(text: string): Mark {
  const numbers = text.split(' ').map(BigInt);
  assert(numbers.length === 5, 'a mark is five numbers');
  const [horizon, fromUs, drawn, drawnUs, lookedUs] = numbers as [bigint, bigint, bigint, bigint, bigint];
  return { horizon, fromUs, drawn, drawnUs, lookedUs };
}
