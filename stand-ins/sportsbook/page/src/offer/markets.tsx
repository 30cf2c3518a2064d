import type { MarketView } from '../../../src/contract/offer.ts';
import { marketText, outcomeText } from '../core/show.ts';
import { useTexts } from '../texts/index.ts';
import type { KnownMatch } from './apply-delta.ts';
import { namesOf, Outcome } from './outcome.tsx';
import { ScoreGrid } from './score-grid.tsx';

/** All markets: those that are lines of one question stand together. */
export function Markets({ match, markets }: { match: KnownMatch; markets: readonly MarketView[] }) {
  const texts = useTexts();
  const groups = [...new Set(markets.map(({ key }) => headOf(key)))];
  return (
    <>
      {groups.map((head) => {
        const inGroup = markets.filter(({ key }) => headOf(key) === head);
        const [first] = inGroup;
        return (
          <section key={head} class="market" aria-labelledby={`market-${head}`}>
            <h3 id={`market-${head}`}>{marketText(head, texts)}</h3>
            {head === 'total' && <TotalLines match={match} markets={inGroup} />}
            {head === 'score' && first && <ScoreGrid match={match} market={first} />}
            {head !== 'total' &&
              head !== 'score' &&
              inGroup.map((market) => <Outcomes key={market.key} match={match} market={market} />)}
          </section>
        );
      })}
    </>
  );
}

function headOf(key: string): string {
  return key.split(':')[0] ?? key;
}

function Outcomes({ match, market }: { match: KnownMatch; market: MarketView }) {
  const texts = useTexts();
  return (
    <div class="outcomes" data-count={market.outcomes.length}>
      {market.outcomes.map(({ key }) => {
        const said = outcomeText({ market: market.key, outcome: key }, namesOf(match), texts);
        return <Outcome key={key} match={match} market={market} outcome={key} label={said} />;
      })}
    </div>
  );
}

function TotalLines({ match, markets }: { match: KnownMatch; markets: readonly MarketView[] }) {
  const texts = useTexts();
  return (
    <div class="lines">
      {markets.map((market) => (
        <div key={market.key} class="line">
          <span class="line-name figures" aria-hidden="true">
            {market.key.split(':')[1]}
          </span>
          <Outcome match={match} market={market} outcome="over" label={texts.overShort} />
          <Outcome match={match} market={market} outcome="under" label={texts.underShort} />
        </div>
      ))}
    </div>
  );
}
