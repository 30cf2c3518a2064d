import { pricedOutcome } from '../all-sports/priced-outcome.ts';
import type { BuilderRefusal, Pick as PickRef } from '../contract/bets.ts';
import type { Offer, Quote } from '../offer/offer.ts';
import { rulesNow } from '../rules/index.ts';

export type OpenQuote = Extract<Quote, { state: 'open' }>;

export type BuilderQuote =
  | { state: 'open'; priceThousandths: number; chancePerBillion: number; quotes: OpenQuote[] }
  | { state: 'refused'; reason: BuilderRefusal };

type Asked = Pick<Offer, 'quote' | 'chanceOfAll'>;

/** Several picks of one match, and of no other. */
export function isOfOneMatch(picks: readonly { match: string }[]): boolean {
  return picks.length > 1 && picks.every(({ match }) => match === picks[0]?.match);
}

/**
 * The price of several picks of one match, from the chance that all of them come true and never from a product of their prices. Picks that exclude one another
 * are refused, and so is a pick that the others contain: it would add nothing.
 */
export function quoteBuilder(offer: Asked, picks: readonly PickRef[]): BuilderQuote {
  const [first] = picks;
  if (!first || !isOfOneMatch(picks)) return refused('builder-not-priced');
  if (picks.length > rulesNow.builderPicksMax) return refused('too-many-picks');
  const quotes = picks.map((pick) => offer.quote(pick));
  const open = quotes.filter((quote) => quote.state === 'open');
  if (open.length < quotes.length)
    return refused(quotes.some(({ state }) => state === 'closed' || state === 'unknown') ? 'closed' : 'suspended');
  const chancePerBillion = offer.chanceOfAll(first.match, picks);
  if (chancePerBillion === undefined) return refused('builder-not-priced');
  if (chancePerBillion === 0) return refused('builder-excluded');
  if (picks.some((pick) => addsNothing(offer, picks, { pick, chancePerBillion }))) return refused('builder-contained');
  const isLive = open.some((quote) => quote.isLive);
  const { builderMarginThousandths: marginThousandths } = rulesNow;
  const { priceThousandths } = pricedOutcome({ key: '', chancePerBillion }, { marginThousandths, isLive });
  if (priceThousandths === 0) return refused('builder-not-priced');
  return { state: 'open', priceThousandths: atLeastOf(open, priceThousandths), chancePerBillion, quotes: open };
}

/** The builder is as likely without it. */
function addsNothing(
  offer: Asked,
  picks: readonly PickRef[],
  { pick, chancePerBillion }: { pick: PickRef; chancePerBillion: number },
): boolean {
  const others = picks.filter((other) => other !== pick);
  return offer.chanceOfAll(pick.match, others) === chancePerBillion;
}

/** All picks are harder than one of them, so they never pay less than it does alone, whose price is below what its chance allows. */
function atLeastOf(quotes: readonly OpenQuote[], priceThousandths: number): number {
  return Math.max(priceThousandths, ...quotes.map((quote) => quote.priceThousandths));
}

function refused(reason: BuilderRefusal): BuilderQuote {
  return { state: 'refused', reason };
}
