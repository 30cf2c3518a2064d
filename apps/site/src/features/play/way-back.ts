import type { Navigation } from '@harmattan/router/location';

export interface WayBack {
  /** The window was opened for the game, and goes with it. */
  isPopup: boolean;
  leave: () => void;
}

interface WayBackOptions {
  /** Where to go when nothing better is known. */
  lobbyUrl: string;
  /** The entry before this one in the history is a page of ours. */
  isOursBefore: boolean;
}

/** To be asked for when the game is opened: the frame may add to the history afterwards. */
export function findWayBack({ lobbyUrl, isOursBefore }: WayBackOptions): WayBack {
  const entriesAtFirst = history.length;
  const isPopup = opener !== null;
  return {
    isPopup,
    leave() {
      if (isPopup) close();
      if (isPopup && closed) return;
      // Back finds the list as it was left, with all that was loaded of it.
      if (isOursBefore && entriesAtFirst > 1 && history.length === entriesAtFirst) history.back();
      else location.assign(lobbyUrl);
    },
  };
}

/** What was opened anew comes after the page that led to it; a reload tells nothing any more. */
export function isLedTo(navigation: Navigation, { isFromList }: { isFromList: boolean }): boolean {
  if (navigation === 'PUSH') return true;
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation === 'POP' && isFromList && arrival?.type === 'navigate';
}
