import type { MatchList } from '../../../stand-ins/sportsbook/src/contract/offer.ts';

/** All matches that a query names, page after page. */
export async function listMatches(address: string, query: string): Promise<MatchList['matches']> {
  const matches: MatchList['matches'] = [];
  let after: string | null = null;
  do {
    const page: string = after === null ? query : `${query}&after=${encodeURIComponent(after)}`;
    const list = (await (await fetch(`${address}/api/matches?${page}`)).json()) as MatchList;
    matches.push(...list.matches);
    after = list.after;
  } while (after !== null);
  return matches;
}
