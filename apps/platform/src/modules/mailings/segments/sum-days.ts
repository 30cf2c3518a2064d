import { marketDay } from '@harmattan/kernel/market-time';
import type { Minor } from '@harmattan/kernel/money';
import type { FeedEntry } from '../../wallet/index.ts';

/** What one player paid and played on one day. */
export interface PlayerDay {
  playerId: bigint;
  day: string;
  product: string;
  supplier: string;
  game: string;
  stakedMinor: Minor;
  wonMinor: Minor;
  depositedMinor: Minor;
  withdrawnMinor: Minor;
}

type Sum = Exclude<keyof PlayerDay, 'playerId' | 'day' | 'product' | 'supplier' | 'game'>;

/** Which sum an entry belongs to, and whether what the house received adds to it. */
const sums: Record<string, { sum: Sum; sign: 1n | -1n }> = {
  stake: { sum: 'stakedMinor', sign: 1n },
  'jackpot-ticket': { sum: 'stakedMinor', sign: 1n },
  refund: { sum: 'stakedMinor', sign: 1n },
  'jackpot-refund': { sum: 'stakedMinor', sign: 1n },
  deposit: { sum: 'depositedMinor', sign: -1n },
  chargeback: { sum: 'depositedMinor', sign: -1n },
  withdrawal: { sum: 'withdrawnMinor', sign: 1n },
};
const ofWins = { sum: 'wonMinor', sign: -1n } as const;

/** The sums of entries by player, day and game. Money by hand and other entries about neither a product nor a payment are left out. */
export function sumDays(entries: readonly FeedEntry[]): PlayerDay[] {
  const days = new Map<string, PlayerDay>();
  for (const { playerId, at, about, houseMinor, product, supplier, game } of entries) {
    const { sum, sign } = sums[about] ?? ofWins;
    const isPayment = sum === 'depositedMinor' || sum === 'withdrawnMinor';
    if (houseMinor === 0n || (product === null && !isPayment)) continue;
    const place = isPayment ? nowhere : { product: product ?? '', supplier: supplier ?? '', game: game ?? '' };
    const key = { playerId, day: marketDay(at), ...place };
    const name = JSON.stringify([String(playerId), key.day, place]);
    const kept = days.get(name) ?? { ...key, ...nothing };
    kept[sum] += sign * houseMinor;
    days.set(name, kept);
  }
  return [...days.values()];
}

const nowhere = { product: '', supplier: '', game: '' };
const nothing = { stakedMinor: 0n, wonMinor: 0n, depositedMinor: 0n, withdrawnMinor: 0n };
