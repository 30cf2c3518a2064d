import type { Offer } from '../offer/offer.ts';
import { returnOf } from '../prices/index.ts';
import type { BetRecord, Leg } from './bet.ts';

/** What the book keeps of a bet that it buys back. */
const keptPercent = 5n;
const thousandth = 1_000n;
const billionth = 1_000_000_000n;

/**
 * What a bet is worth now: the stake times what is won already, times the price and the chance of now of each pick that is open, less
 * what the book keeps, rounded down. Undefined when it cannot be sold: a pick is lost, suspended or closed, or nothing is left of it.
 */
export function cashOutOf(offer: Pick<Offer, 'quote'>, bet: BetRecord): bigint | undefined {
  if (bet.state !== 'open' || bet.wasSettled) return undefined;
  let above = bet.stakeMinor * (100n - keptPercent);
  let below = 100n;
  for (const leg of bet.legs) {
    if (leg.verdict === 'lost') return undefined;
    if (leg.verdict === 'void') continue;
    above *= BigInt(leg.priceThousandths);
    below *= thousandth;
    if (leg.verdict === 'won') continue;
    const quote = offer.quote(leg);
    if (quote.state !== 'open') return undefined;
    above *= BigInt(quote.chancePerBillion);
    below *= billionth;
  }
  const worthMinor = above / below;
  const mostMinor = potentialOf(bet);
  if (worthMinor > mostMinor) return mostMinor;
  return worthMinor > 0n ? worthMinor : undefined;
}

/** What it pays if everything that is open comes true. */
export function potentialOf({ stakeMinor, legs }: { stakeMinor: bigint; legs: readonly Leg[] }): bigint {
  return returnOf(
    stakeMinor,
    legs.map(({ verdict, priceThousandths }) => (verdict === 'void' ? Number(thousandth) : priceThousandths)),
  );
}
