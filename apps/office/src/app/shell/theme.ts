import { useSyncExternalStore } from 'react';

type Theme = 'dark' | 'light';

/** `theme.js` reads the same key before the first paint, and follows the system where nothing is kept. */
const storageKey = 'theme';
const listeners = new Set<() => void>();

/** The theme that a change leads to. */
export function useOtherTheme(): Theme {
  return useSyncExternalStore(subscribe, otherTheme);
}

export function changeTheme(): void {
  const theme = otherTheme();
  document.documentElement.dataset.theme = theme;
  localStorage.setItem(storageKey, theme);
  for (const listener of listeners) listener();
}

function otherTheme(): Theme {
  return document.documentElement.dataset.theme === 'light' ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
