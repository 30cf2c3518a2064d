import { navigate, useLocation } from '@harmattan/router/location';
import type { FrameEvent } from '@harmattan/wires/frames/frame-event';
import type { RefObject } from 'react';
import { queryClient } from '../api/query-client.ts';
import { refreshMoney } from '../money/refresh-money.ts';
import { useSession } from '../session/session.ts';
import { signInState } from '../session/sign-in-state.ts';
import { withBookPage } from './book-page.ts';
import { scrollToFrame } from './scroll-to-frame.ts';
import { useFramePlaces } from './use-frame-places.ts';

interface FrameActs {
  /** Where the book stands. */
  frame: RefObject<HTMLElement | null>;
  onSessionLost: () => void;
}

/** What the page does about the book's messages, beyond how the frame looks. */
export function useFrameActs({ frame, onSessionLost }: FrameActs): (event: FrameEvent) => void {
  const { pathname } = useLocation();
  const isPlayer = useSession() !== undefined;
  const places = useFramePlaces(frame);

  function scrollIn(offsetPx?: number): void {
    places.giveUp();
    scrollToFrame(frame.current, offsetPx);
  }

  return (event) => {
    switch (event.kind) {
      case 'scrollTop':
        return scrollIn(event.offset);
      case 'slipOpen':
        if (event.isOpen) scrollIn();
        return;
      case 'navigate':
        places.navigated(event.path);
        keepInAddress(event.path);
        if (event.offset !== undefined) scrollIn(event.offset);
        return;
      case 'redirect':
        return void navigate(event.path);
      case 'needLogin':
        // The site knows the player, the book does not: its session is over, not ours.
        if (isPlayer) return onSessionLost();
        return void navigate('/login', { state: signInState(pathname + location.search) });
      case 'needRegister':
        return void navigate('/register');
      case 'betPlaced':
        void refreshMoney();
        return void queryClient.invalidateQueries({ queryKey: ['POST User/GetUserBettingHistory'] });
      case 'sessionLost':
        return onSessionLost();
      default:
        return;
    }
  };
}

/** Not a navigation of ours: the page stays as it is, and Back leads out of the book as before. */
function keepInAddress(path: string): void {
  history.replaceState(history.state, '', location.pathname + withBookPage(location.search, path) + location.hash);
}
