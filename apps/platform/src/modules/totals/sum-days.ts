import { marketDay } from '@harmattan/kernel/market-time';
import type { Minor } from '@harmattan/kernel/money';
import type { FeedEntry } from '../wallet/index.ts';
import { sortOf } from './sum-entries.ts';

/** What one player staked and won on one product, on one day of the market. */
export interface PlayerDay {
  day: string;
  playerId: bigint;
  product: string;
  stakedMinor: Minor;
  refundedMinor: Minor;
  wonMinor: Minor;
  awardedMinor: Minor;
}

/** What came of one game on one day of the market. */
export interface GameDay {
  day: string;
  supplier: string;
  game: string;
  stakes: number;
  stakedMinor: Minor;
  refundedMinor: Minor;
  wonMinor: Minor;
  wonSquares: bigint;
}

/** The sums of entries by day and player. Entries about no product are left out. */
export function sumPlayerDays(entries: readonly FeedEntry[]): PlayerDay[] {
  const days = new Map<string, PlayerDay>();
  for (const { at, playerId, product, about, houseMinor } of entries) {
    if (product === null || houseMinor === 0n) continue;
    const day = marketDay(at);
    const name = `${day} ${playerId} ${product}`;
    const sum = days.get(name) ?? { day, playerId, product, ...noPlay };
    const sort = sortOf(about);
    sum[sort] += sort === 'stakedMinor' ? houseMinor : -houseMinor;
    days.set(name, sum);
  }
  return [...days.values()];
}

/** The same of suppliers' games. A stake that came back counts as none. */
export function sumGameDays(entries: readonly FeedEntry[]): GameDay[] {
  const days = new Map<string, GameDay>();
  for (const { at, product, supplier, game, about, kind, houseMinor } of entries) {
    if (product !== 'games' || supplier === null || houseMinor === 0n) continue;
    const sort = sortOf(about);
    if (sort === 'awardedMinor') continue;
    const day = marketDay(at);
    const name = JSON.stringify([day, supplier, game]);
    const sum = days.get(name) ?? { day, supplier, game: game ?? '', ...noRounds };
    sum[sort] += sort === 'stakedMinor' ? houseMinor : -houseMinor;
    if (sort === 'stakedMinor') sum.stakes += 1;
    if (sort === 'refundedMinor') sum.stakes -= 1;
    if (sort === 'wonMinor' && kind === 'credit') sum.wonSquares += houseMinor * houseMinor;
    days.set(name, sum);
  }
  return [...days.values()];
}

const noPlay = { stakedMinor: 0n, refundedMinor: 0n, wonMinor: 0n, awardedMinor: 0n };
const noRounds = { stakes: 0, stakedMinor: 0n, refundedMinor: 0n, wonMinor: 0n, wonSquares: 0n };
