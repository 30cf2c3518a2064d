import { useStore } from '@harmattan/sandbox-ui/store';
import { useEffect, useRef } from 'preact/hooks';
import { useBook } from '../core/book.ts';
import { outcomeText } from '../core/show.ts';
import { useTexts } from '../texts/index.ts';
import { Crest } from './crest.tsx';
import { Link } from './link.tsx';
import { isLive, MatchClock } from './match-clock.tsx';
import { PriceButton } from './price-button.tsx';

/** A match in a list: where it stands, who plays, and the prices of its result. */
export function MatchRow({ id, day, asked }: { id: string; day?: string | undefined; asked?: string | undefined }) {
  const { matches, watching, leagues } = useBook();
  const texts = useTexts();
  const match = useStore(matches.of(id));
  const leagueNames = useStore(leagues);
  const row = useRef<HTMLLIElement>(null);
  // There is no row to see before the match is known.
  const isKnown = match !== undefined;
  useEffect(() => (isKnown && row.current ? watching.see(row.current, id) : undefined), [id, watching, isKnown]);
  if (!match) return null;

  const { home, away, score } = match;
  const league = leagueNames.get(match.league) ?? match.league;
  const market = match.main[0];
  const names = { home: home.name, away: away.name };
  const to = { view: 'match' as const, id, ...(asked && { market: asked }) };
  const more = match.more > 0 ? texts.moreMarkets(match.more) : '';
  return (
    <li class="row" ref={row}>
      <div class="row-head">
        <MatchClock match={match} day={day} />
        <span class="row-league">{league}</span>
        {more && (
          <span class="row-count figures" aria-hidden="true">
            {more}
          </span>
        )}
      </div>
      <Link class="row-sides" to={to}>
        {[home, away].map((side, at) => (
          <span key={side.id} class="side">
            <Crest crest={side.crest} />
            <span class="side-name" title={side.name}>
              {side.name}
            </span>
            {isLive(match) && <span class="side-score figures">{score[at]}</span>}
          </span>
        ))}
      </Link>
      {market ? (
        <div class="row-prices" data-count={market.outcomes.length}>
          {market.outcomes.map(({ key, price }) => (
            <PriceButton
              key={key}
              pick={{ match: id, market: market.key, outcome: key, price, ...names }}
              label={key}
              spoken={`${home.name} – ${away.name}, ${outcomeText({ market: market.key, outcome: key }, names, texts)}`}
              isSuspended={match.isSuspended}
            />
          ))}
        </div>
      ) : (
        <div class="row-prices closed">{texts.closed}</div>
      )}
      <Link class="row-more figures" to={to}>
        <span aria-hidden="true">{more || '›'}</span>
        <span class="visually-hidden">{texts.moreMarketsSpoken(match.more, home.name, away.name)}</span>
      </Link>
    </li>
  );
}
