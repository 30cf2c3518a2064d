import { useLocation } from '@harmattan/router/location';
import { useLayoutEffect } from 'react';

/** Where each entry of the history was left. Kept per tab, so that a reload finds its place too. */
const storageKey = 'scrollPositions';
const entriesMax = 50;

const positions = new Map<string, number>(readStored());

history.scrollRestoration = 'manual';
addEventListener('pagehide', store);

/**
 * Back and forward return to where the page was left; every other navigation starts at the top. The browser's own
 * restoration comes too early for pages that are fetched first.
 */
export function useScrollPosition(): void {
  const { key: entry, pathname, navigation } = useLocation();
  // Every page that is opened by its address is the first entry of an app, and they would all share one place.
  const key = entry === 'default' ? pathname : entry;

  // biome-ignore lint/correctness/useExhaustiveDependencies: an act on the same page, such as choosing a tab, does not move it.
  useLayoutEffect(() => {
    scrollTo(0, navigation === 'POP' ? (positions.get(key) ?? 0) : 0);
  }, [pathname]);

  useLayoutEffect(() => {
    const remember = () => positions.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);
}

function readStored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
  } catch {
    return [];
  }
}

function store(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-entriesMax)));
  } catch {
    // Without storage a reload begins at the top.
  }
}
