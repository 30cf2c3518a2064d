import type { LeagueView } from '../../../src/contract/offer.ts';
import type { Route } from '../core/router.ts';
import { Empty } from '../shell/states.tsx';
import { useTexts, useTextsOf } from '../texts/index.ts';
import { findMarkets } from './find-markets.ts';
import { Link } from './link.tsx';
import { searchTexts } from './search-words.ts';

interface SearchFindsProps {
  text: string;
  leagues: readonly LeagueView[];
  hasMatches: boolean;
}

interface Find {
  to: Route;
  name: string;
  about: string;
}

/** What a search finds besides matches: leagues and markets, each a row that leads on. */
export function SearchFinds({ text, leagues, hasMatches }: SearchFindsProps) {
  const texts = useTexts();
  const own = useTextsOf(searchTexts);
  const finds: Find[] = [
    ...leagues.map(({ id, name, matches, sport }) => ({
      to: { view: 'list' as const, by: 'league' as const, value: id, ...otherSport(sport) },
      name,
      about: own.matches(matches),
    })),
    ...findMarkets(text, texts).map(({ head, sport, words }) => ({
      to: { view: 'list' as const, by: 'market' as const, value: head, ...(sport && { sport }) },
      name: words,
      about: own.market,
    })),
  ];
  if (finds.length === 0) return hasMatches ? null : <Empty>{own.none}</Empty>;
  return (
    <ul class="finds" aria-label={own.found}>
      {finds.map(({ to, name, about }) => (
        <li key={name}>
          <Link class="find" to={to}>
            <b>{name}</b>
            <span>{about}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function otherSport(sport: string): { sport?: 'basketball' } {
  return sport === 'basketball' ? { sport } : {};
}
