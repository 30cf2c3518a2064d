import { useStore } from '@harmattan/sandbox-ui/store';
import { useEffect, useState } from 'preact/hooks';
import type { MatchSummary } from '../../../src/contract/offer.ts';
import type { MatchQuery } from '../core/api.ts';
import { useBook } from '../core/book.ts';
import { pathOf, type Route, sportOf } from '../core/router.ts';
import { dayText } from '../core/show.ts';
import { Empty, Failed, RowSkeletons } from '../shell/states.tsx';
import { useRemote } from '../shell/use-remote.ts';
import { type Language, type Texts, useTexts } from '../texts/index.ts';
import { DayChips } from './day-chips.tsx';
import { MatchRow } from './match-row.tsx';
import { SportChips } from './sport-chips.tsx';

type ListRoute = Extract<Route, { view: 'list' }>;

/** Matches of a day, of a league, those being played, or those that were searched for. */
export function ListView({ route }: { route: ListRoute }) {
  const { api, matches, leagues, language, listsVersion } = useBook();
  const texts = useTexts();
  const spoken = useStore(language);
  const names = useStore(leagues);
  const about = pathOf(route);
  const query = queryOf(route);
  const { data, failed, reload } = useRemote(about, () => api.matches(query), useStore(listsVersion));
  const [more, setMore] = useState<{ about: string; list: MatchSummary[]; after: string | null }>();
  const added = more?.about === about ? more : undefined;
  useEffect(() => {
    if (data) matches.keep(data.matches);
  }, [data, matches]);

  async function showMore(after: string) {
    const answer = await api.matches({ ...query, after });
    if (!answer.ok) return;
    matches.keep(answer.data.matches);
    setMore({ about, list: [...(added?.list ?? []), ...answer.data.matches], after: answer.data.after });
  }

  const shown = data && [...data.matches, ...(added?.list ?? [])];
  const ids = shown && [...new Set(shown.map(({ id }) => id))];
  const after = added ? added.after : (data?.after ?? null);
  const title = titleOf(route, { texts, language: spoken, leagues: names });
  return (
    <>
      {route.by !== 'league' && route.by !== 'search' && <SportChips />}
      {(route.by === 'day' || route.by === 'all') && (
        <DayChips current={route.by === 'day' ? route.value : undefined} ofSport={sportOf(route)} />
      )}
      <section aria-labelledby="list-title">
        <div class="section-head">
          <h2 id="list-title" tabIndex={-1}>
            {title}
          </h2>
        </div>
        {failed && <Failed retry={reload} />}
        {!failed && !ids && <RowSkeletons count={8} />}
        {ids?.length === 0 && <Empty>{emptyText(route, texts)}</Empty>}
        {ids && ids.length > 0 && (
          <ul class="rows">
            {ids.map((id) => (
              <MatchRow key={id} id={id} day={route.by === 'day' ? route.value : undefined} />
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

function titleOf(
  route: ListRoute,
  { texts, language, leagues }: { texts: Texts; language: Language; leagues: ReadonlyMap<string, string> },
): string {
  switch (route.by) {
    case 'live':
      return texts.liveNow;
    case 'all':
      return texts.matches;
    case 'day':
      return dayText(route.value, language);
    case 'league':
      return leagues.get(route.value) ?? route.value;
    case 'search':
      return `${texts.search}: ${route.value}`;
  }
}

function emptyText({ by }: ListRoute, texts: Texts): string {
  if (by === 'live') return texts.noLive;
  return by === 'search' ? texts.searchNone : texts.noMatches;
}

/** A search finds matches of every sport. */
function queryOf(route: ListRoute): MatchQuery {
  const ofSport = sportOf(route);
  switch (route.by) {
    case 'live':
      return { ...ofSport, live: '1' };
    case 'all':
      return ofSport;
    case 'day':
      return { ...ofSport, day: route.value };
    default:
      return { [route.by]: route.value };
  }
}
