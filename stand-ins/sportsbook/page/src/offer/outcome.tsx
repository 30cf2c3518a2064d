import type { MarketView } from '../../../src/contract/offer.ts';
import { marketText, outcomeText } from '../core/show.ts';
import { useTexts } from '../texts/index.ts';
import type { KnownMatch } from './apply-delta.ts';
import { PriceButton } from './price-button.tsx';

/** One outcome of a market with its price, to be put on the slip. */
export function Outcome({
  match,
  market,
  outcome,
  label,
}: {
  match: KnownMatch;
  market: MarketView;
  outcome: string;
  label: string;
}) {
  const texts = useTexts();
  const names = namesOf(match);
  const price = market.outcomes.find(({ key }) => key === outcome)?.price ?? 0;
  const said = outcomeText({ market: market.key, outcome }, names, texts);
  return (
    <PriceButton
      pick={{ match: match.id, market: market.key, outcome, price, ...names }}
      label={label}
      spoken={`${marketText(market.key, texts)}, ${said}`}
      isSuspended={match.isSuspended}
    />
  );
}

export function namesOf({ home, away }: KnownMatch): { home: string; away: string } {
  return { home: home.name, away: away.name };
}
