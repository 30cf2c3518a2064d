import type { Minor } from '@harmattan/kernel/money';
import type { FeedEntry } from '../wallet/index.ts';

/** What came of one game in one hour. The house received `staked - refunded - won - awarded`. */
export interface HourTotal {
  /** Where it begins. */
  hour: Date;
  product: string;
  supplier: string | null;
  game: string | null;
  /** Entries that moved money. */
  entries: number;
  stakedMinor: Minor;
  /** Stakes that came back. */
  refundedMinor: Minor;
  /** Wins and cash-outs, with their corrections. */
  wonMinor: Minor;
  /** What was paid without a stake: jackpots, promotions and prizes of races. */
  awardedMinor: Minor;
}

type Sort = 'stakedMinor' | 'refundedMinor' | 'wonMinor' | 'awardedMinor';

const sorts: Record<string, Sort> = {
  stake: 'stakedMinor',
  'jackpot-ticket': 'stakedMinor',
  refund: 'refundedMinor',
  'jackpot-refund': 'refundedMinor',
  jackpot: 'awardedMinor',
  promotion: 'awardedMinor',
  'race-prize': 'awardedMinor',
};

/** What an entry about a product counts as. */
export function sortOf(about: string): Sort {
  return sorts[about] ?? 'wonMinor';
}

const hourMs = 3_600_000;

/** The beginning of the hour of an instant. */
export function hourOf(at: Date): Date {
  return new Date(Math.floor(at.getTime() / hourMs) * hourMs);
}

/** The sums of entries by hour, product, supplier and game. Entries about no product are left out. */
export function sumEntries(entries: readonly FeedEntry[]): HourTotal[] {
  const totals = new Map<string, HourTotal>();
  for (const { at, product, supplier, game, about, houseMinor } of entries) {
    if (product === null || houseMinor === 0n) continue;
    const hour = hourOf(at);
    const name = JSON.stringify([hour, product, supplier, game]);
    const total = totals.get(name) ?? { hour, product, supplier, game, ...nothing };
    const sort = sortOf(about);
    total.entries += 1;
    total[sort] += sort === 'stakedMinor' ? houseMinor : -houseMinor;
    totals.set(name, total);
  }
  return [...totals.values()];
}

const nothing = { entries: 0, stakedMinor: 0n, refundedMinor: 0n, wonMinor: 0n, awardedMinor: 0n };
