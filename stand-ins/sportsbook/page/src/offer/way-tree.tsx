import { useStore } from '@harmattan/sandbox-ui/store';
import type { ComponentChildren } from 'preact';
import { useBook } from '../core/book.ts';
import { pathOf, type Route } from '../core/router.ts';
import { Failed, RowSkeletons } from '../shell/states.tsx';
import { useRemote } from '../shell/use-remote.ts';
import { useTexts } from '../texts/index.ts';
import { useDays } from './day-chips.tsx';
import { Link } from './link.tsx';

/** Days and leagues beside the matches, where there is room for them: the way to each from every view. */
export function WayTree() {
  const { api, listsVersion, sport } = useBook();
  const texts = useTexts();
  const chosen = useStore(sport);
  const ofSport = chosen ? { sport: chosen } : {};
  const days = useDays();
  const { data, failed, reload } = useRemote('leagues', api.leagues, useStore(listsVersion));
  const leagues = data?.filter((league) => league.sport === (chosen ?? 'football') && league.matches > 0);
  return (
    <div class="tree">
      <nav aria-label={texts.matches}>
        <Way to={{ view: 'home', ...ofSport }}>{texts.matches}</Way>
        <Way to={{ view: 'list', by: 'favourites' }}>{texts.favourites}</Way>
        <Way to={{ view: 'codes' }}>{texts.popularCodes}</Way>
      </nav>
      <nav aria-labelledby="tree-leagues">
        <h2 id="tree-leagues">{texts.leagues}</h2>
        {failed && <Failed retry={reload} />}
        {!failed && !leagues && <RowSkeletons count={4} />}
        {leagues?.map(({ id, name, matches, live }) => (
          <Way key={id} to={{ view: 'list', by: 'league', value: id, ...ofSport }}>
            {name}
            <span class="figures">
              {live > 0 && (
                <b>
                  <span class="visually-hidden">{`${texts.live} `}</span>
                  {live}
                </b>
              )}
              {matches}
            </span>
          </Way>
        ))}
      </nav>
      <nav aria-labelledby="tree-days">
        <h2 id="tree-days">{texts.days}</h2>
        {days.map(({ day, text }) => (
          <Way key={day} to={{ view: 'list', by: 'day', value: day, ...ofSport }}>
            {text}
          </Way>
        ))}
      </nav>
    </div>
  );
}

function Way({ to, children }: { to: Route; children: ComponentChildren }) {
  const route = useStore(useBook().router.route);
  return (
    <Link class="tree-way" to={to} isCurrent={pathOf(route) === pathOf(to)}>
      {children}
    </Link>
  );
}
