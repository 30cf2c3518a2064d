import { useSyncExternalStore } from 'react';

/** How the entry was come to: `POP` is back, forward and a page that is opened by its address. */
export type Navigation = 'POP' | 'PUSH' | 'REPLACE';

export interface SiteLocation {
  pathname: string;
  search: string;
  /** What the page that led here handed on. Anything may stand in it: an older build's too. */
  state: unknown;
  /** One for each entry of the history; `default` for the first. */
  key: string;
  navigation: Navigation;
}

interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}

/** What the history keeps beside an address. */
interface Entry {
  key: string;
  state: unknown;
}

const unopened: SiteLocation = { pathname: '/', search: '', state: undefined, key: 'default', navigation: 'POP' };

let open: SiteLocation | undefined;
const listeners = new Set<() => void>();

export function useLocation(): SiteLocation {
  return useSyncExternalStore(listen, readLocation, () => unopened);
}

/** Leads to an address of the site, which may be relative to the one that is open: `?id=3` is another view of this page. */
export function navigate(to: string, { replace = false, state }: NavigateOptions = {}): void {
  const entry: Entry = { key: crypto.getRandomValues(new Uint32Array(2)).join('-'), state };
  if (replace) history.replaceState(entry, '', to);
  else history.pushState(entry, '', to);
  show(replace ? 'REPLACE' : 'PUSH');
}

function listen(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('popstate', showEarlier);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('popstate', showEarlier);
  };
}

function readLocation(): SiteLocation {
  open ??= locationBy('POP');
  return open;
}

function showEarlier(): void {
  show('POP');
}

function show(navigation: Navigation): void {
  open = locationBy(navigation);
  for (const listener of listeners) listener();
}

function locationBy(navigation: Navigation): SiteLocation {
  const { key = 'default', state } = (history.state ?? {}) as Partial<Entry>;
  return { pathname: location.pathname, search: location.search, state, key, navigation };
}
