import { useStore } from '@harmattan/sandbox-ui/store';
import { useEffect } from 'preact/hooks';
import { useBook } from '../core/book.ts';
import { Empty, Failed, RowSkeletons } from '../shell/states.tsx';
import { useRemote } from '../shell/use-remote.ts';
import { useTexts, useTextsOf } from '../texts/index.ts';
import { favouriteTexts } from './favourite-words.ts';
import { favouritesQuery } from './favourites.ts';
import { Link } from './link.tsx';
import { MatchRow } from './match-row.tsx';

const shownMax = 5;

/** What comes next of the favourites, first on the home of the book. */
export function FavouriteMatches() {
  const { api, favourites, kept, matches, listsVersion } = useBook();
  const texts = useTexts();
  const own = useTextsOf(favouriteTexts);
  const query = favouritesQuery(useStore(favourites));
  const about = `home/favourites/${query.leagues}/${query.ids}`;
  const { data, failed, reload } = useRemote(
    about,
    () => api.matches(query),
    useStore(listsVersion),
    kept.lists.of(about)?.first,
  );
  useEffect(() => {
    if (!data) return;
    matches.keep(data.matches);
    kept.lists.keep(about, { first: data });
  }, [data, about, matches, kept]);
  return (
    <section aria-labelledby="favourites-title">
      <div class="section-head">
        <h2 id="favourites-title">{texts.favourites}</h2>
        <Link class="section-all" to={{ view: 'list', by: 'favourites' }}>
          {texts.all}
        </Link>
      </div>
      {failed && <Failed retry={reload} />}
      {!failed && !data && <RowSkeletons count={2} />}
      {data?.matches.length === 0 && <p class="quiet-line">{own.noFavourites}</p>}
      {data && data.matches.length > 0 && (
        <ul class="rows">
          {data.matches.slice(0, shownMax).map(({ id }) => (
            <MatchRow key={id} id={id} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** In place of their list. */
export function NoFavourites() {
  return <Empty>{useTextsOf(favouriteTexts).noFavourites}</Empty>;
}
