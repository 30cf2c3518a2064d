import type { MatchList, MatchSummary } from '../../../src/contract/offer.ts';

/** A list with what "Show more" added to it. */
export interface PagedList {
  first: MatchList;
  added?: MatchList | undefined;
}

export function withMore({ first, added }: PagedList, next: MatchList): PagedList {
  return { first, added: { matches: [...(added?.matches ?? []), ...next.matches], after: next.after } };
}

/** Every match once: what stood on a later page may have moved to the first. */
export function idsIn({ first, added }: PagedList): string[] {
  const all: MatchSummary[] = [...first.matches, ...(added?.matches ?? [])];
  return [...new Set(all.map(({ id }) => id))];
}

/** Where the next page begins; null where there is none. */
export function afterOf({ first, added }: PagedList): string | null {
  return added ? added.after : first.after;
}
