import type { BuilderRefusal, Pick as PickRef, PlaceRequest } from '../contract/bets.ts';
import type { Offer } from '../offer/offer.ts';
import { quoteBuilder } from '../slips/index.ts';
import type { QuotedPick } from './check-request.ts';

/** What a pick counts for that changes nothing. */
const oneThousandths = 1_000;
const certain = 1_000_000_000;

interface PriceOfNow {
  priceThousandths: number;
  chancePerBillion: number;
}

/**
 * The legs of a builder: its price and chance stand at the first pick and are 1 at the others, so that their product, here, in settling and at every reader of the
 * wires, is the price of all of them.
 */
function spread({ priceThousandths, chancePerBillion }: PriceOfNow, at: number): PriceOfNow {
  return at === 0
    ? { priceThousandths, chancePerBillion }
    : { priceThousandths: oneThousandths, chancePerBillion: certain };
}

/** Every pick as the bet will have it, or why the builder is not taken. */
export function quoteAsBuilder(
  offer: Pick<Offer, 'quote' | 'match' | 'chanceOfAll'>,
  picks: PlaceRequest['picks'],
  askedThousandths = 0,
): { picks: QuotedPick[]; askedThousandths: number; priceThousandths: number } | BuilderRefusal {
  const quoted = quoteBuilder(offer, picks);
  if (quoted.state === 'refused') return quoted.reason;
  const { priceThousandths, chancePerBillion, quotes } = quoted;
  const legs: QuotedPick[] = [];
  for (const [at, { price: _, ...pick }] of picks.entries()) {
    const [quote, match] = [quotes[at], offer.match(pick.match)];
    if (!quote || !match) return 'closed';
    const own = spread({ priceThousandths, chancePerBillion }, at);
    const price = at === 0 ? askedThousandths : oneThousandths;
    legs.push({ pick: { ...pick, price }, quote: { ...quote, ...own, voidPerBillion: 0 }, match });
  }
  return { picks: legs, askedThousandths, priceThousandths };
}

/** The price of now of a bet that waited, as its legs have it. */
export function priceBuilder(
  offer: Pick<Offer, 'quote' | 'chanceOfAll'>,
  picks: readonly PickRef[],
): PriceOfNow[] | BuilderRefusal {
  const quoted = quoteBuilder(offer, picks);
  return quoted.state === 'refused' ? quoted.reason : picks.map((_, at) => spread(quoted, at));
}
