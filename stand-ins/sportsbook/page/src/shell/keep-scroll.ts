import type { Book } from '../core/book.ts';
import { pathOf } from '../core/router.ts';

const touches = ['wheel', 'touchstart', 'keydown'] as const;

/** In a window of its own, and in a frame that is lower than the book, a new view begins at its top, and the way back leads to where a view was left. */
export function keepScroll(home: HTMLElement, { router }: Book): () => void {
  const places = new Map<string, number>();
  let shown = pathOf(router.route.get());
  let wantedPx: number | undefined;

  /** A view that is asked for anew is short until its matches are there. Before the first change of height, the view that was left stands there. */
  function reach(): void {
    if (wantedPx === undefined) return;
    scrollTo(0, wantedPx);
    if (Math.abs(scrollY - wantedPx) <= 1) wantedPx = undefined;
  }

  function giveUp(): void {
    wantedPx = undefined;
  }

  function change(): void {
    places.set(shown, scrollY);
    shown = pathOf(router.route.get());
    wantedPx = router.isReturn() ? places.get(shown) : undefined;
    scrollTo(0, wantedPx ?? 0);
  }

  history.scrollRestoration = 'manual';
  const observer = new ResizeObserver(reach);
  observer.observe(home);
  for (const touch of touches) addEventListener(touch, giveUp, { passive: true });
  const stopFollowing = router.route.subscribe(change);
  return () => {
    stopFollowing();
    observer.disconnect();
    for (const touch of touches) removeEventListener(touch, giveUp);
  };
}
