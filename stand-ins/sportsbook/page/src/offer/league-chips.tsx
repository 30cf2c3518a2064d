import { useStore } from '@harmattan/sandbox-ui/store';
import type { LeagueView } from '../../../src/contract/offer.ts';
import { useBook } from '../core/book.ts';
import { sportOf } from '../core/router.ts';
import { useTexts } from '../texts/index.ts';
import { Link } from './link.tsx';
import { SearchButton } from './search-button.tsx';

/** Leagues that play something, those with live matches first, where no tree of ways has them. */
export function LeagueChips({ leagues }: { leagues: readonly LeagueView[] }) {
  const texts = useTexts();
  const { router, isWide, isRoomy } = useBook();
  const route = useStore(router.route);
  const hasRoom = useStore(isWide);
  const ofSport = sportOf(route);
  if (useStore(isRoomy)) return null;
  const shown = leagues.filter(({ matches }) => matches > 0).sort((one, other) => other.live - one.live);
  const current = route.view === 'list' && route.by === 'league' ? route.value : undefined;
  return (
    <nav class="chips" aria-label={texts.leagues}>
      {hasRoom && <SearchButton class="chip chip-search" />}
      <Link class="chip" to={{ view: 'home', ...ofSport }} isCurrent={route.view === 'home'}>
        {texts.all}
      </Link>
      <Link class="chip" to={{ view: 'list', by: 'favourites' }}>
        {texts.favourites}
      </Link>
      <Link class="chip" to={{ view: 'codes' }} isCurrent={route.view === 'codes'}>
        {texts.popularCodes}
      </Link>
      {shown.map(({ id, name, live }) => (
        <Link
          key={id}
          class="chip"
          to={{ view: 'list', by: 'league', value: id, ...ofSport }}
          isCurrent={id === current}
        >
          {name}
          {live > 0 && (
            <span class="chip-live figures">
              <span class="visually-hidden">{`${texts.live} `}</span>
              {live}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
