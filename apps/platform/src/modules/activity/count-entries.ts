import { instantInMarket, marketDay } from '@harmattan/kernel/market-time';
import type { Minor } from '@harmattan/kernel/money';
import { type FeedEntry, pauseMsMax } from '../wallet/index.ts';

/** Since the first stake after a pause. */
export interface PlaySession {
  from: Date;
  stakedMinor: Minor;
  wonMinor: Minor;
}

/** How far a player's entries are counted, and what the next one goes on from. */
export interface PlayerCount {
  countedVersion: bigint;
  lastStakeAt: Date | null;
  session: PlaySession | null;
}

export const nothingCounted: PlayerCount = { countedVersion: 0n, lastStakeAt: null, session: null };

export type Product = NonNullable<FeedEntry['product']>;

/** What came in, went out and was played on a day of the market. */
export interface DaySum {
  depositedMinor: Minor;
  withdrawnMinor: Minor;
  /** What the operator moved by hand: positive, to the player. */
  otherMinor: Minor;
  playedMs: number;
  products: Map<Product, { stakedMinor: Minor; wonMinor: Minor }>;
}

/** Sums by day, such as `2026-11-18`. */
export type DaySums = Map<string, DaySum>;

/** An entry with the time of what it gives back or undoes, where it does. */
export type CountedEntry = Pick<
  FeedEntry,
  'version' | 'at' | 'kind' | 'status' | 'about' | 'houseMinor' | 'product'
> & { backAt?: Date | undefined };

export function sumOf(sums: DaySums, day: string): DaySum {
  const known = sums.get(day);
  if (known) return known;
  const sum: DaySum = { depositedMinor: 0n, withdrawnMinor: 0n, otherMinor: 0n, playedMs: 0, products: new Map() };
  sums.set(day, sum);
  return sum;
}

export function productOf(sum: DaySum, product: Product): { stakedMinor: Minor; wonMinor: Minor } {
  const known = sum.products.get(product) ?? { stakedMinor: 0n, wonMinor: 0n };
  sum.products.set(product, known);
  return known;
}

/** The count after an entry, which is added to the sums. Entries of a player are counted in the order of their versions. */
export function countEntry(count: PlayerCount, entry: CountedEntry, sums: DaySums): PlayerCount {
  const next = isStake(entry) ? afterStake(count, entry.at, sums) : { ...count };
  next.countedVersion = entry.version;
  if (entry.status !== 'ok' || entry.houseMinor === 0n) return next;
  const day = sumOf(sums, marketDay(entry.backAt ?? entry.at));
  if (entry.product === null) countPayment(day, entry);
  else {
    const change = changeOf(entry);
    const product = productOf(day, entry.product);
    product.stakedMinor += change.stakedMinor;
    product.wonMinor += change.wonMinor;
    if (next.session && isInside(next, entry)) {
      next.session = {
        from: next.session.from,
        stakedMinor: next.session.stakedMinor + change.stakedMinor,
        wonMinor: next.session.wonMinor + change.wonMinor,
      };
    }
  }
  return next;
}

/** The same rule as of limits of time: an accepted stake or reserve. Prizes of races are not played for. */
function isStake({ kind, about, status, product }: CountedEntry): boolean {
  const isTaken = (kind === 'debit' && about !== 'correction' && about !== 'tax') || kind === 'hold';
  return isTaken && status === 'ok' && product !== null && product !== 'races';
}

function afterStake(count: PlayerCount, at: Date, sums: DaySums): PlayerCount {
  const gapMs = count.lastStakeAt ? at.getTime() - count.lastStakeAt.getTime() : undefined;
  if (gapMs !== undefined && gapMs > 0 && gapMs <= pauseMsMax) addPlayed(sums, at, gapMs);
  const goesOn = count.session && gapMs !== undefined && Math.abs(gapMs) <= pauseMsMax;
  return {
    ...count,
    lastStakeAt: at,
    session: goesOn ? count.session : { from: at, stakedMinor: 0n, wonMinor: 0n },
  };
}

/** A gap over midnight belongs to both days. */
function addPlayed(sums: DaySums, at: Date, gapMs: number): void {
  const day = marketDay(at);
  const sinceMidnight = at.getTime() - instantInMarket(day).getTime();
  const today = Math.min(gapMs, sinceMidnight);
  sumOf(sums, day).playedMs += today;
  if (gapMs > today) sumOf(sums, marketDay(at.getTime() - gapMs)).playedMs += gapMs - today;
}

/** Money that came in and was taken back by its bank is no deposit; money that went out and came back is no withdrawal. */
function countPayment(day: DaySum, { about, houseMinor }: CountedEntry): void {
  if (about === 'deposit' || about === 'chargeback') day.depositedMinor -= houseMinor;
  else if (about === 'withdrawal') day.withdrawnMinor += houseMinor;
  else day.otherMinor -= houseMinor;
}

/** A stake that is given back is no stake. All else is won, or was and is taken back; tax is taken off what was won. */
function changeOf({ about, houseMinor }: CountedEntry): { stakedMinor: Minor; wonMinor: Minor } {
  const isTaken = about === 'stake' || about === 'jackpot-ticket';
  const isGivenBack = (about === 'refund' || about === 'jackpot-refund') && houseMinor < 0n;
  return isTaken || isGivenBack
    ? { stakedMinor: houseMinor, wonMinor: 0n }
    : { stakedMinor: 0n, wonMinor: -houseMinor };
}

/** Not what comes after the pause, and not what is given back of a stake from before the session. */
function isInside({ lastStakeAt, session }: PlayerCount, { at, backAt }: CountedEntry): boolean {
  if (!lastStakeAt || !session) return false;
  return at.getTime() - lastStakeAt.getTime() <= pauseMsMax && (backAt === undefined || backAt >= session.from);
}
