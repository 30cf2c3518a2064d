import type { Category } from '../categories.ts';
import type { PlayerMarks } from '../player-store.ts';
import { type GameEntry, type GameFilter, isInCategory, passes } from './game-entry.ts';
import type { Snapshot } from './snapshot.ts';

export interface GameQuery extends GameFilter {
  searchText: string;
  page: number;
}

const pageSize = 30;

/** One page of what is asked for, in an order that is the same from page to page. */
export function selectGames(
  snapshot: Snapshot,
  category: Category,
  query: GameQuery,
  { marks, mayShow }: { marks: PlayerMarks | undefined; mayShow: ((entry: GameEntry) => boolean) | undefined },
): readonly GameEntry[] {
  const text = query.searchText.trim();
  const start = (query.page - 1) * pageSize;
  const whole =
    category.kind === 'favourites'
      ? favouritesOf(snapshot, category, query, marks?.favourites ?? [])
      : snapshot.list(category, query);
  const list = mayShow ? whole.filter(mayShow) : whole;
  if (list.length === 0) return list;
  if (text !== '') {
    const isIn = category.kind === 'favourites' || mayShow ? memberOf(list) : listedIn(category, query);
    return snapshot.search(category.shelf, text, isIn).slice(start, start + pageSize);
  }
  const recents = category.kind === 'all' ? entriesOf(snapshot, marks?.recents ?? []) : [];
  const first = recents.filter((entry) => listedIn(category, query)(entry) && (mayShow?.(entry) ?? true));
  return first.length > 0 ? pageAfter(first, list, start) : list.slice(start, start + pageSize);
}

/** The one added last comes first. */
function favouritesOf(snapshot: Snapshot, { shelf }: Category, filter: GameFilter, ids: number[]): GameEntry[] {
  return entriesOf(snapshot, ids).filter((entry) => entry.shelf === shelf && passes(entry, filter));
}

/** Those that can be shown. */
function entriesOf(snapshot: Snapshot, ids: number[]): GameEntry[] {
  return ids.flatMap((id) => snapshot.entry(id) ?? []);
}

function listedIn(category: Category, filter: GameFilter) {
  return (entry: GameEntry) => isInCategory(entry, category) && passes(entry, filter);
}

function memberOf(list: readonly GameEntry[]) {
  const members = new Set(list);
  return (entry: GameEntry) => members.has(entry);
}

/** A page of the list with some of its games moved to the front. */
function pageAfter(first: GameEntry[], list: readonly GameEntry[], start: number): GameEntry[] {
  const page = first.slice(start, start + pageSize);
  const moved = new Set(first);
  let toSkip = Math.max(0, start - first.length);
  for (let place = 0; place < list.length && page.length < pageSize; place += 1) {
    const entry = list[place] as GameEntry;
    if (moved.has(entry)) continue;
    if (toSkip > 0) toSkip -= 1;
    else page.push(entry);
  }
  return page;
}
