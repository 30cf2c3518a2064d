import { useStore } from '@harmattan/sandbox-ui/store';
import { useEffect, useState } from 'preact/hooks';
import type { MatchQuery } from '../core/api.ts';
import { useBook } from '../core/book.ts';
import { pathOf, type Route, sportOf } from '../core/router.ts';
import { dayText, marketText } from '../core/show.ts';
import { later } from '../shell/later.tsx';
import { Empty, Failed, RowSkeletons } from '../shell/states.tsx';
import { useRemote } from '../shell/use-remote.ts';
import { type Language, type Texts, useTexts } from '../texts/index.ts';
import { DayChips } from './day-chips.tsx';
import { type Favourites, favouritesQuery } from './favourites.ts';
import { MatchRow } from './match-row.tsx';
import { afterOf, idsIn, type PagedList, withMore } from './paged-list.ts';
import { SportChips } from './sport-chips.tsx';
import { StarButton } from './star-button.tsx';

const NoFavourites = later(async () => (await import('./favourite-matches.tsx')).NoFavourites, { rows: 1 });
const SearchFinds = later(async () => (await import('./search-finds.tsx')).SearchFinds, { rows: 1 });

type ListRoute = Extract<Route, { view: 'list' }>;

/** Matches of a day, of a league, those being played, or those that were searched for. */
export function ListView({ route }: { route: ListRoute }) {
  const { language, leagues } = useBook();
  const texts = useTexts();
  const spoken = useStore(language);
  const names = useStore(leagues);
  const { shown, failed, reload, showMore } = usePagedList(route);
  const ids = shown && idsIn(shown);
  const after = shown ? afterOf(shown) : null;
  const asked = route.by === 'market' ? route.value : undefined;
  const title = titleOf(route, { texts, language: spoken, leagues: names });
  return (
    <>
      {(route.by === 'live' || route.by === 'day' || route.by === 'all') && <SportChips />}
      {(route.by === 'day' || route.by === 'all') && (
        <DayChips current={route.by === 'day' ? route.value : undefined} ofSport={sportOf(route)} />
      )}
      <section aria-labelledby="list-title">
        <div class="section-head">
          <h2 id="list-title" tabIndex={-1}>
            {title}
          </h2>
          {route.by === 'league' && <StarButton kind="leagues" id={route.value} name={title} />}
        </div>
        {failed && <Failed retry={reload} />}
        {!failed && !ids && <RowSkeletons count={8} />}
        {shown && route.by === 'search' && (
          <SearchFinds
            text={route.value}
            leagues={shown.first.leagues ?? []}
            hasMatches={shown.first.matches.length > 0}
          />
        )}
        {ids?.length === 0 && route.by === 'favourites' && <NoFavourites />}
        {ids?.length === 0 && route.by !== 'search' && route.by !== 'favourites' && (
          <Empty>{emptyText(route, texts)}</Empty>
        )}
        {ids && ids.length > 0 && (
          <ul class="rows">
            {ids.map((id) => (
              <MatchRow key={id} id={id} day={route.by === 'day' ? route.value : undefined} asked={asked} />
            ))}
          </ul>
        )}
        {after !== null && ids && ids.length > 0 && (
          <button type="button" class="button quiet wide-button" onClick={() => showMore(after)}>
            {texts.showMore}
          </button>
        )}
      </section>
    </>
  );
}

/** A list as far as it was paged, also on the way back to it. */
function usePagedList(route: ListRoute) {
  const { api, favourites, kept, matches, listsVersion, router } = useBook();
  const query = queryOf(route, useStore(favourites));
  // Favourites may change while they are listed.
  const about = `${pathOf(route)} ${query.leagues ?? ''} ${query.ids ?? ''}`;
  const before = router.isReturn() ? kept.lists.of(about) : undefined;
  const { data, ...remote } = useRemote(about, () => api.matches(query), useStore(listsVersion), before?.first);
  const [more, setMore] = useState<{ about: string; added: PagedList['added'] }>();
  const added = more?.about === about ? more.added : before?.added;
  useEffect(() => {
    if (!data) return;
    matches.keep(data.matches);
    kept.lists.keep(about, { first: data, added });
  }, [data, added, about, matches, kept]);

  async function showMore(after: string) {
    const answer = await api.matches({ ...query, after });
    if (!answer.ok || !data) return;
    matches.keep(answer.data.matches);
    setMore({ about, added: withMore({ first: data, added }, answer.data).added });
  }

  return { shown: data && { first: data, added }, showMore, ...remote };
}

function titleOf(
  route: ListRoute,
  { texts, language, leagues }: { texts: Texts; language: Language; leagues: ReadonlyMap<string, string> },
): string {
  switch (route.by) {
    case 'live':
      return texts.liveNow;
    case 'all':
      return texts.matches;
    case 'favourites':
      return texts.favourites;
    case 'day':
      return dayText(route.value, language);
    case 'league':
      return leagues.get(route.value) ?? route.value;
    case 'search':
      return `${texts.search}: ${route.value}`;
    case 'market':
      return marketText(route.value, texts);
  }
}

function emptyText({ by }: ListRoute, texts: Texts): string {
  return by === 'live' ? texts.noLive : texts.noMatches;
}

/** A search finds matches of every sport. */
function queryOf(route: ListRoute, favourites: Favourites): MatchQuery {
  const ofSport = sportOf(route);
  switch (route.by) {
    case 'live':
      return { ...ofSport, live: '1' };
    case 'all':
    case 'market':
      return ofSport;
    case 'favourites':
      return favouritesQuery(favourites);
    case 'day':
      return { ...ofSport, day: route.value };
    default:
      return { [route.by]: route.value };
  }
}
