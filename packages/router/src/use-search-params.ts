import { useMemo } from 'react';
import { navigate, useLocation } from './location.ts';

type Search = URLSearchParams | Record<string, string>;

/** What the address asks for, and a way to ask for something else in its place: no press is an entry to come back to. */
export function useSearchParams(): [URLSearchParams, (next: Search) => void] {
  const { search } = useLocation();
  return [useMemo(() => new URLSearchParams(search), [search]), replaceSearch];
}

function replaceSearch(next: Search): void {
  const search = new URLSearchParams(next).toString();
  navigate(search ? `?${search}` : location.pathname, { replace: true });
}
