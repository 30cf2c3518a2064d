import { useSyncExternalStore } from 'react';

/** From here on the menu stands beside the page. The same width is written in `shell.module.css`. */
const wide = matchMedia('(min-width: 1024px)');

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}
