import { type RefObject, useSyncExternalStore } from 'react';

interface FullScreen {
  isOn: boolean;
  toggle: () => void;
}

/** Undefined where the browser has no full screen for pages, as on an iPhone. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen | undefined {
  const isOn = useSyncExternalStore(subscribe, () => Boolean(document.fullscreenElement));
  if (!document.fullscreenEnabled) return undefined;
  return {
    isOn,
    toggle() {
      const change = isOn ? document.exitFullscreen() : element.current?.requestFullscreen({ navigationUI: 'hide' });
      // A browser may say no; the game plays on as it is.
      change?.catch(() => undefined);
    },
  };
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
