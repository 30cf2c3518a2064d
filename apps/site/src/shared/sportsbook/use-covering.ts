import { type RefObject, useLayoutEffect } from 'react';
import { scrollToFrame } from './scroll-to-frame.ts';

/**
 * While something in the book wants the whole screen the frame is as high as the window, and the page holds still
 * around it. The bar at the foot stays: it is the way out.
 */
export function useCovering(frame: RefObject<HTMLElement | null>, isCovering: boolean): void {
  useLayoutEffect(() => {
    if (!isCovering) return;
    if ((frame.current?.getBoundingClientRect().top ?? 0) > 0) scrollToFrame(frame.current);
    document.documentElement.dataset.scroll = 'locked';
    return () => {
      delete document.documentElement.dataset.scroll;
    };
  }, [frame, isCovering]);
}
