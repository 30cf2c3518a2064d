import { useSelected, useStore } from '@harmattan/sandbox-ui/store';
import { useEffect } from 'preact/hooks';
import type { Home } from '../../../src/contract/offer.ts';
import { useBook } from '../core/book.ts';
import type { Route } from '../core/router.ts';
import { dayIn } from '../core/show.ts';
import { later } from '../shell/later.tsx';
import { Empty, Failed, RowSkeletons } from '../shell/states.tsx';
import { useRemote } from '../shell/use-remote.ts';
import { useTexts } from '../texts/index.ts';
import { isAny } from './favourites.ts';
import { LeagueChips } from './league-chips.tsx';
import { learnHome } from './learn-home.ts';
import { Link } from './link.tsx';
import { MatchRow } from './match-row.tsx';
import { SportChips } from './sport-chips.tsx';

const FavouriteMatches = later(async () => (await import('./favourite-matches.tsx')).FavouriteMatches, { rows: 2 });

/** What is being played, then what begins next. On a phone sports and leagues stand between them, so that the first prices come soon. */
export function HomeView() {
  const book = useBook();
  const texts = useTexts();
  const hasRoom = useStore(book.isWide);
  const sport = useStore(book.sport);
  const hasFavourites = useSelected(book.favourites, isAny);
  const ofSport = sport ? { sport } : {};
  const about = `home/${sport}`;
  const before = book.router.isReturn() ? book.kept.homes.of(about) : undefined;
  const { data, failed, reload } = useRemote(about, () => book.api.home(sport), useStore(book.listsVersion), before);
  useEffect(() => {
    if (!data) return;
    // What was shown before is known already, at the time that it told.
    if (data !== before) learnHome(data, book);
    book.kept.homes.keep(about, data);
  }, [data, before, about, book]);

  if (failed) return <Failed retry={reload} />;
  if (!data) return <HomeSkeleton hasRoom={hasRoom} />;
  const now = Date.parse(data.now);
  const isToday = data.next.every(({ startsAt }) => dayIn(Date.parse(startsAt)) === dayIn(now));
  const ofThisSport = data.leagues.filter((league) => league.sport === (sport ?? 'football'));
  const choices = (
    <>
      <SportChips />
      <LeagueChips leagues={ofThisSport} />
    </>
  );
  return (
    <>
      {hasRoom && choices}
      {hasFavourites && <FavouriteMatches />}
      <LiveMatches live={data.live} count={liveCount(ofThisSport)} to={{ view: 'list', by: 'live', ...ofSport }} />
      {!hasRoom && choices}
      <section aria-labelledby="next-title">
        <div class="section-head">
          <h2 id="next-title">{isToday ? texts.today : texts.next}</h2>
          {data.today > 0 && (
            <Link class="section-all" to={{ view: 'list', by: 'day', value: dayIn(now), ...ofSport }}>
              {texts.allToday(data.today)}
            </Link>
          )}
        </div>
        {data.next.length > 0 ? (
          <ul class="rows">
            {data.next.map(({ id }) => (
              <MatchRow key={id} id={id} />
            ))}
          </ul>
        ) : (
          <Empty>{texts.noMatches}</Empty>
        )}
      </section>
    </>
  );
}

/** The first of those in play; `count` is of them all, and `to` leads there. */
function LiveMatches({ live, count, to }: { live: Home['live']; count: number; to: Route }) {
  const texts = useTexts();
  return (
    <section aria-labelledby="live-title">
      <div class="section-head">
        <h2 id="live-title" tabIndex={-1}>
          {texts.liveNow}
        </h2>
        {live.length > 0 && <span class="count figures">{count}</span>}
        {count > live.length && (
          <Link class="section-all" to={to}>
            {texts.all}
          </Link>
        )}
      </div>
      {live.length > 0 ? (
        <ul class="rows">
          {live.map(({ id }) => (
            <MatchRow key={id} id={id} />
          ))}
        </ul>
      ) : (
        <p class="quiet-line">{texts.noLive}</p>
      )}
    </section>
  );
}

function HomeSkeleton({ hasRoom }: { hasRoom: boolean }) {
  return (
    <>
      {hasRoom && <SportChips />}
      <RowSkeletons count={6} />
    </>
  );
}

function liveCount(leagues: readonly { live: number }[]): number {
  return leagues.reduce((sum, { live }) => sum + live, 0);
}
