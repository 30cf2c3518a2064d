import type { Route } from '../routes.ts';

/** The campaign that an address names: in its query, or by being one of the partners' paths. */
export function findRefcode(search: string, opened: Pick<Route, 'page' | 'path'>): string | undefined {
  const named = new URLSearchParams(search).get('refcode')?.trim();
  if (named) return named;
  return opened.page === 'partner' ? opened.path.slice(1) : undefined;
}
