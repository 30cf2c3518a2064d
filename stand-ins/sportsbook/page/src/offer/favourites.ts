import type { Shelf } from '@harmattan/sandbox-ui/shelf';
import { createStore, type Store } from '@harmattan/sandbox-ui/store';
import type { MatchQuery } from '../core/api.ts';

/** By their ids, the last that was chosen first. */
export interface Favourites {
  leagues: readonly string[];
  matches: readonly string[];
}

/** Of each kind. One more, and the one that was chosen first leaves. */
const favouritesMax = 20;
const idShape = /^[\w-]{1,60}$/;
const shelfName = 'favourites';

export function toggled(favourites: Favourites, kind: keyof Favourites, id: string): Favourites {
  const { [kind]: ids } = favourites;
  const next = ids.includes(id) ? ids.filter((each) => each !== id) : [id, ...ids].slice(0, favouritesMax);
  return { ...favourites, [kind]: next };
}

export function isAny({ leagues, matches }: Favourites): boolean {
  return leagues.length + matches.length > 0;
}

/** What is asked for to list them. */
export function favouritesQuery({ leagues, matches }: Favourites): MatchQuery {
  return { leagues: leagues.join(), ids: matches.join() };
}

/** Kept in this browser, for all its tabs; where storage is closed, as long as the page. `prefix` is the shelf's. */
export function openFavourites(shelf: Shelf, prefix: string): { favourites: Store<Favourites>; stop(): void } {
  const favourites = createStore(readFavourites(shelf.read(shelfName)));
  favourites.subscribe(() => shelf.write(shelfName, favourites.get()));
  const take = ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>) => {
    if (key !== `${prefix}:${shelfName}` || newValue === null || newValue === JSON.stringify(favourites.get())) return;
    favourites.set(readFavourites(shelf.read(shelfName)));
  };
  addEventListener('storage', take);
  return { favourites, stop: () => removeEventListener('storage', take) };
}

/** What a browser has kept may be of any shape. */
function readFavourites(kept: unknown): Favourites {
  const { leagues, matches } = Object(kept);
  return { leagues: readIds(leagues), matches: readIds(matches) };
}

function readIds(kept: unknown): string[] {
  if (!Array.isArray(kept)) return [];
  return kept.filter((id) => typeof id === 'string' && idShape.test(id)).slice(0, favouritesMax);
}
