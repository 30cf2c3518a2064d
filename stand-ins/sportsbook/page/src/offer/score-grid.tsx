import type { MarketView } from '../../../src/contract/offer.ts';
import { useTexts } from '../texts/index.ts';
import type { KnownMatch } from './apply-delta.ts';
import { Outcome } from './outcome.tsx';

/** Final scores as a square: the home side's goals downwards, the other's across. */
export function ScoreGrid({ match, market }: { match: KnownMatch; market: MarketView }) {
  const texts = useTexts();
  const scores = market.outcomes.filter(({ key }) => key.includes(':'));
  const others = market.outcomes.filter(({ key }) => !key.includes(':'));
  return (
    <>
      <p class="grid-axes" aria-hidden="true">
        <span>{`↓ ${match.home.name}`}</span>
        <span>{`→ ${match.away.name}`}</span>
      </p>
      <div class="grid">
        {scores.map(({ key }) => (
          <Outcome key={key} match={match} market={market} outcome={key} label={key} />
        ))}
      </div>
      {others.map(({ key }) => (
        <Outcome key={key} match={match} market={market} outcome={key} label={texts.otherScore} />
      ))}
    </>
  );
}
