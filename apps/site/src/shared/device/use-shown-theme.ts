import { useSyncExternalStore } from 'react';
import { shownTheme, type Theme } from './theme.ts';

/** The theme that the page wears, also after it was changed. */
export function useShownTheme(): Theme {
  return useSyncExternalStore(subscribe, shownTheme);
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
