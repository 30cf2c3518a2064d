import type { CheckedBuilder, CheckedPick, CheckedSlip, Pick as PickRef, Tax } from '../contract/bets.ts';
import type { Offer } from '../offer/offer.ts';
import { combine } from '../prices/index.ts';
import { rulesNow } from '../rules/index.ts';
import { stakeMaxMinor, stakeMinMinor } from './limits.ts';
import { namesMatchTwice } from './pick-shape.ts';
import { isOfOneMatch, quoteBuilder } from './quote-builder.ts';

type Asked = Pick<Offer, 'match' | 'quote'>;

/** How each pick stands now. Only what can be bet on has a price. */
export function checkPicks(offer: Asked, picks: readonly PickRef[]): CheckedPick[] {
  return picks.map((pick) => checkPick(offer, pick));
}

export function checkSlip(
  offer: Asked & Pick<Offer, 'chanceOfAll'>,
  picks: readonly PickRef[],
  tax: Tax | null,
): CheckedSlip {
  const checked = checkPicks(offer, picks);
  return {
    picks: checked,
    price: priceOf(checked),
    builder: isOfOneMatch(picks) ? checkBuilder(offer, picks) : null,
    stakeMin: Number(stakeMinMinor),
    stakeMax: Number(stakeMaxMinor),
    returnMax: Number(rulesNow.returnMaxMinor),
    tax,
  };
}

/** Of all picks together; null where they cannot be combined. */
export function priceOf(checked: readonly CheckedPick[]): number | null {
  const canCombine = !namesMatchTwice(checked) && checked.every(({ state }) => state === 'open');
  return canCombine ? combine(checked.map(({ price }) => price)) : null;
}

function checkBuilder(offer: Pick<Offer, 'quote' | 'chanceOfAll'>, picks: readonly PickRef[]): CheckedBuilder {
  const quoted = quoteBuilder(offer, picks);
  return quoted.state === 'open'
    ? { price: quoted.priceThousandths, reason: null }
    : { price: null, reason: quoted.reason };
}

function checkPick(offer: Asked, { match: id, market, outcome }: PickRef): CheckedPick {
  const quote = offer.quote({ match: id, market, outcome });
  const match = offer.match(id);
  return {
    match: id,
    sport: match?.sport ?? '',
    market,
    outcome,
    state: match ? quote.state : 'unknown',
    price: quote.state === 'open' ? quote.priceThousandths : 0,
    home: match?.home ?? null,
    away: match?.away ?? null,
    league: match?.league ?? '',
    startsAt: match?.startsAt ?? '',
    matchState: match?.state ?? null,
    minute: match?.minute ?? 0,
    score: match ? [match.score[0], match.score[1]] : [0, 0],
  };
}
