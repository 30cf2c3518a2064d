import type { PricedOutcome } from '../sport.ts';
import { priceMax, priceMin, roundDown } from './price-steps.ts';

const billion = 1_000_000_000;
/** What is less likely is as good as decided, and not offered. */
const chanceMinPerBillion = 250_000;
/** In play, a price above this is not offered: what a minute changes of it is more than it says. */
const livePriceMax = 100_000;

export interface Chance {
  key: string;
  chancePerBillion: number;
  /** That stakes go back. */
  voidPerBillion?: number;
}

/**
 * The price of an outcome: one over what its chance and the margin come to, p × (1 + 2m(1 − p)). At even money that is m, of a certainty nothing:
 * the likelier, the less is taken, so a favourite always has a price. Where stakes may go back, p is the chance that they do not.
 */
export function pricedOutcome(
  { key, chancePerBillion, voidPerBillion = 0 }: Chance,
  { marginThousandths, isLive }: { marginThousandths: number; isLive: boolean },
): PricedOutcome {
  const chances = voidPerBillion > 0 ? { chancePerBillion, voidPerBillion } : { chancePerBillion };
  if (chancePerBillion < chanceMinPerBillion) return { key, priceThousandths: 0, ...chances };
  const standing = BigInt(billion - voidPerBillion);
  const chance = BigInt(chancePerBillion);
  const least = (standing * 1_000n) / chance;
  const margin = 2n * BigInt(marginThousandths) * (standing - chance);
  const exact = Number((standing * 1_000n * 1_000n * standing) / (chance * (1_000n * standing + margin)));
  if (isLive && exact > livePriceMax) return { key, priceThousandths: 0, ...chances };
  const rounded = Math.max(roundDown(Math.min(exact, priceMax)), priceMin);
  // The lowest price is not offered on what it would lose on.
  return { key, priceThousandths: BigInt(rounded) > least ? 0 : rounded, ...chances };
}
