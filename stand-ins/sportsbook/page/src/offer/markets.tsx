import { useState } from 'preact/hooks';
import type { MarketView } from '../../../src/contract/offer.ts';
import { marketText, outcomeText } from '../core/show.ts';
import { type Texts, useTexts } from '../texts/index.ts';
import type { KnownMatch } from './apply-delta.ts';
import { headOf } from './market-words.ts';
import { namesOf, Outcome } from './outcome.tsx';
import { ScoreGrid } from './score-grid.tsx';

type GroupName = Extract<keyof Texts['markets'], `group${string}`>;

/** By the beginning of their keys, the first that fits. */
const groups: readonly { name: GroupName; heads: RegExp }[] = [
  { name: 'groupMain', heads: /^(1x2|double|dnb|total|btts|score|winner|reg1x2|sp|points|any)$/ },
  { name: 'groupHandicaps', heads: /^[ae]h$/ },
  { name: 'groupCounts', heads: /corners|cards/i },
  { name: 'groupQuarters', heads: /^(q\d|bestQuarter)/ },
  { name: 'groupHalves', heads: /^(h[12]|htft|most|bothHalves|(home|away)(Both|Wins))/ },
  { name: 'groupPoints', heads: /points|bands|overtime|race/i },
  { name: 'groupScorers', heads: /^(next|scorer)/ },
  { name: 'groupGoals', heads: /./ },
];
/** As they stand on the page. */
const order = [
  ...(['groupMain', 'groupGoals', 'groupPoints', 'groupHandicaps'] as const),
  ...(['groupHalves', 'groupQuarters', 'groupScorers', 'groupCounts'] as const),
];

/** All markets: those that are lines of one question stand together, and questions of one kind in a group that can be opened. The one that the player came for stands first. */
export function Markets({ match, markets, asked }: Shown & { asked: string | undefined }) {
  const texts = useTexts();
  const isAsked = ({ key }: MarketView) => headOf(key) === asked;
  const first = markets.filter(isAsked);
  return (
    <>
      {asked && first.length === 0 && <p class="quiet-line">{`${marketText(asked, texts)}: ${texts.closed}`}</p>}
      {order.map((name) => {
        const others = markets.filter((market) => groupOf(market.key) === name && !isAsked(market));
        const inGroup = name === 'groupMain' ? [...first, ...others] : others;
        return inGroup.length > 0 && <Group key={name} name={name} match={match} markets={inGroup} />;
      })}
    </>
  );
}

function groupOf(market: string): GroupName | undefined {
  return groups.find(({ heads }) => heads.test(headOf(market)))?.name;
}

interface Shown {
  match: KnownMatch;
  markets: readonly MarketView[];
}

/** The first one is open from the beginning. What is in another is made when it is opened. */
function Group({ name, match, markets }: Shown & { name: GroupName }) {
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (name === 'groupMain') return <Questions match={match} markets={markets} />;
  return (
    <details class="market-group" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.markets[name]}</summary>
      {isOpen && <Questions match={match} markets={markets} />}
    </details>
  );
}

function Questions({ match, markets }: Shown) {
  const texts = useTexts();
  const heads = [...new Set(markets.map(({ key }) => headOf(key)))];
  return (
    <div class="questions">
      {heads.map((head) => {
        const own = markets.filter(({ key }) => headOf(key) === head);
        const [first] = own;
        if (!first) return null;
        return (
          <section key={head} class="market" aria-labelledby={`market-${head}`}>
            <h3 id={`market-${head}`}>{marketText(first.key, texts)}</h3>
            {head === 'score' && <ScoreGrid match={match} market={first} />}
            {isOverUnder(first) && <TotalLines match={match} markets={own} />}
            {head !== 'score' &&
              !isOverUnder(first) &&
              own.map((market) => <Outcomes key={market.key} match={match} market={market} />)}
          </section>
        );
      })}
    </div>
  );
}

function isOverUnder({ outcomes }: MarketView): boolean {
  return outcomes[0]?.key === 'over' && outcomes.length === 2;
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

function TotalLines({ match, markets }: Shown) {
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
