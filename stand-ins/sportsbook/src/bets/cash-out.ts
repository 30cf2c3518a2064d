import { assert } from '@harmattan/kernel/assert';
import { payOutUnitMinor } from '@harmattan/kernel/market';
import type { Offer } from '../offer/offer.ts';
import { cappedReturn } from '../prices/index.ts';
import { rulesOf } from '../rules/index.ts';
import { type BetRecord, type Leg, restOf } from './bet.ts';

const thousandth = 1_000n;
const billion = 1_000_000_000n;

/**
 * What is left of a bet is worth now by the rules it was taken under, less what the book keeps, rounded down to what the market pays out. Undefined when it cannot be sold: a pick is
 * lost, suspended or closed, or nothing is left of it.
 */
export function cashOutOf(offer: Pick<Offer, 'quote'>, bet: BetRecord): bigint | undefined {
  if (bet.state !== 'open' || bet.wasSettled) return undefined;
  const { cashOut, cashOutKeptPercent } = rulesOf(bet.rulesVersion);
  let above = restOf(bet) * (100n - cashOutKeptPercent);
  let below = 100n;
  for (const leg of bet.legs) {
    if (leg.verdict === 'lost') return undefined;
    if (leg.verdict === 'void') continue;
    const now = chancesNow(offer, leg);
    if (now === undefined) return undefined;
    if (cashOut === 'prices-times-chances') {
      above *= BigInt(leg.priceThousandths) * now.win;
      below *= thousandth * billion;
    } else {
      // A void gives the stake back: its chance counts once, and a win what the pick was worth when it was taken.
      above *= now.win * billion + now.void * chanceTaken(leg);
      below *= chanceTaken(leg) * billion;
    }
  }
  const exactMinor = above / below;
  const worthMinor = exactMinor - (exactMinor % payOutUnitMinor);
  const mostMinor = potentialOf(bet);
  if (worthMinor > mostMinor) return mostMinor;
  return worthMinor > 0n ? worthMinor : undefined;
}

/** What is left of it pays if everything that is open comes true. With what was sold it is never more than the largest pay-out. */
export function potentialOf({
  legs,
  returnMaxMinor,
  soldMinor,
  ...stakes
}: Pick<BetRecord, 'stakeMinor' | 'soldStakeMinor' | 'soldMinor' | 'returnMaxMinor' | 'legs'>): bigint {
  const prices = legs.map(({ verdict, priceThousandths }) =>
    verdict === 'void' ? Number(thousandth) : priceThousandths,
  );
  return cappedReturn(restOf(stakes), { prices, returnMaxMinor: returnMaxMinor - soldMinor });
}

/** Per billion. Undefined when the pick cannot be sold now. */
function chancesNow(offer: Pick<Offer, 'quote'>, leg: Leg): { win: bigint; void: bigint } | undefined {
  if (leg.verdict === 'won') return { win: billion, void: 0n };
  const quote = offer.quote(leg);
  if (quote.state !== 'open') return undefined;
  return { win: BigInt(quote.chancePerBillion), void: BigInt(quote.voidPerBillion ?? 0) };
}

/** What a ticket freezes: how likely the pick is to win if it is not void, per billion. */
export function chanceToFreeze(quote: { chancePerBillion: number; voidPerBillion?: number }): number {
  const win = BigInt(quote.chancePerBillion);
  return Number((win * billion) / (billion - BigInt(quote.voidPerBillion ?? 0))) || 1;
}

function chanceTaken({ chancePerBillion }: Leg): bigint {
  assert(chancePerBillion !== undefined && chancePerBillion > 0, 'a price that was taken has a chance');
  return BigInt(chancePerBillion);
}
