import type { Pick as PickRef, PlaceAnswer, PlaceRequest, PriceChanges, RefusalReason } from '../contract/bets.ts';
import type { MatchDetails } from '../contract/offer.ts';
import type { Offer } from '../offer/offer.ts';
import { cappedReturn, lineCount } from '../prices/index.ts';
import { rulesNow } from '../rules/index.ts';
import { namesMatchTwice, type OpenQuote, stakeMinMinor } from '../slips/index.ts';
import type { Allowance } from '../trading/index.ts';
import { quoteAsBuilder } from './builder.ts';

export type Refusal = Extract<PlaceAnswer, { status: 'refused' }>;

export interface QuotedPick {
  pick: PickRef & { price: number };
  quote: OpenQuote;
  match: MatchDetails;
}

/** What is wrong with a slip whatever the prices are, within what the player may stake now. */
export function checkAmounts(
  { picks, kind, system, stake }: Pick<PlaceRequest, 'picks' | 'kind' | 'system' | 'stake'>,
  { stakeMaxMinor }: Pick<Allowance, 'stakeMaxMinor'>,
): Refusal | undefined {
  const picksMax = kind === 'builder' ? rulesNow.builderPicksMax : rulesNow.picksMax;
  if (picks.length > picksMax) return refuse('too-many-picks', picksMax);
  if (kind !== 'single' && kind !== 'builder' && namesMatchTwice(picks)) return refuse('same-match');
  if (system && lineCount(picks.length, system) > rulesNow.linesMax) return refuse('too-many-lines', rulesNow.linesMax);
  if (BigInt(stake) < stakeMinMinor) return refuse('stake-low', Number(stakeMinMinor));
  if (BigInt(stake) > stakeMaxMinor) return refuse('stake-high', Number(stakeMaxMinor));
  return undefined;
}

/** Every pick with its price of now, or why the slip is not taken: all of it, since nothing has been asked for yet. */
export function quoteSlip(
  offer: Pick<Offer, 'quote' | 'match' | 'chanceOfAll'>,
  { kind, picks, price: seen, priceChanges }: Pick<PlaceRequest, 'kind' | 'picks' | 'price' | 'priceChanges'>,
): QuotedPick[] | Refusal {
  if (kind === 'builder') {
    const quoted = quoteAsBuilder(offer, picks, seen);
    if (typeof quoted === 'string') return refuse(quoted);
    const { askedThousandths, priceThousandths } = quoted;
    return agrees(priceChanges, askedThousandths, priceThousandths) ? quoted.picks : refuse('price-changed');
  }
  const quoted: QuotedPick[] = [];
  const reasons = new Set<RefusalReason>();
  for (const { price, ...pick } of picks) {
    const quote = offer.quote(pick);
    const match = offer.match(pick.match);
    if (quote.state === 'open' && match) {
      quoted.push({ pick: { ...pick, price }, quote, match });
      if (!agrees(priceChanges, price, quote.priceThousandths)) reasons.add('price-changed');
    } else reasons.add(quote.state === 'suspended' ? 'suspended' : 'closed');
  }
  const reason = (['closed', 'suspended', 'price-changed'] as const).find((one) => reasons.has(one));
  return reason ? refuse(reason) : quoted;
}

/** Whether an operator has to look at it: more is asked for, or could be paid, than the book accepts by itself. */
export function isForOperator(
  { kind, system, stake }: Pick<PlaceRequest, 'kind' | 'system' | 'stake'>,
  quoted: readonly QuotedPick[],
  { referralStakeMinor, referralReturnMinor }: Allowance,
): boolean {
  const prices = quoted.map(({ quote }) => quote.priceThousandths);
  const bets = kind === 'single' ? prices.map((price) => [price]) : [prices];
  const mostOf = (each: number[]) =>
    cappedReturn(BigInt(stake), { prices: each, system: system ?? null, returnMaxMinor: rulesNow.returnMaxMinor });
  return BigInt(stake) > referralStakeMinor || bets.some((each) => mostOf(each) > referralReturnMinor);
}

/** Whether a price may take the place of the one that the player saw. */
export function agrees(choice: PriceChanges, seen: number, now: number): boolean {
  if (choice === 'any' || now === seen) return true;
  return choice === 'better' && now > seen;
}

function refuse(reason: RefusalReason, limit?: number): Refusal {
  return { status: 'refused', reason, ...(limit !== undefined && { limit }) };
}
