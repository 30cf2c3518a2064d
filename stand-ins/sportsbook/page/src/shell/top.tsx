import { useSelected, useStore } from '@harmattan/sandbox-ui/store';
import { useBook } from '../core/book.ts';
import type { Route } from '../core/router.ts';
import { Link } from '../offer/link.tsx';
import { SearchButton } from '../offer/search-button.tsx';
import { SearchField } from '../offer/search-field.tsx';
import { useTexts } from '../texts/index.ts';
import { WordMark } from './word-mark.tsx';

/** The ways through the book. */
export function Top() {
  const book = useBook();
  const { router, desk, isWide, isRoomy, isSearching } = book;
  const texts = useTexts();
  const route = useStore(router.route);
  const hasRoom = useStore(isWide);
  const hasMoreRoom = useStore(isRoomy);
  const sport = useStore(book.sport);
  const ofSport = sport ? { sport } : {};
  const count = useSelected(desk.slip, ({ picks }) => picks.length);
  const isOpen = useStore(isSearching);
  const isLive = route.view === 'list' && route.by === 'live';
  const isAmongMatches = !isLive && ['home', 'match', 'list', 'codes'].includes(route.view);
  const ways: [string, Route, boolean][] = [
    [texts.matches, { view: 'home', ...ofSport }, isAmongMatches],
    [texts.live, { view: 'list', by: 'live', ...ofSport }, isLive],
    [texts.myBets, { view: 'bets', state: 'open' }, route.view === 'bets'],
  ];
  return (
    <header class="top">
      <h1 class="visually-hidden">{texts.sportsbook}</h1>
      <nav class="ways" aria-label={texts.sportsbook}>
        {ways.map(([text, to, isCurrent]) => (
          <Link key={text} class="way" to={to} isCurrent={isCurrent}>
            {text}
          </Link>
        ))}
        {(!hasRoom || hasMoreRoom) && <SearchButton class="way-search" />}
        {!hasRoom && (
          <Link class="way way-slip" to={{ view: 'slip' }} isCurrent={route.view === 'slip'}>
            {texts.slip}
            {count > 0 && <span class="count sun figures">{count}</span>}
          </Link>
        )}
        {hasRoom && <WordMark />}
      </nav>
      {isOpen && <SearchField close={() => isSearching.set(false)} />}
    </header>
  );
}
