import { useLayoutEffect, useRef } from 'react';

/** A view that is shown again scrolls to where it was left; a new view begins at the top. */
export function useViewScroll(view: string): void {
  const places = useRef(new Map<string, number>());
  const shown = useRef(view);

  useLayoutEffect(() => {
    // On arrival the page's own rule holds.
    if (shown.current !== view) scrollTo(0, places.current.get(view) ?? 0);
    shown.current = view;
    const remember = () => places.current.set(view, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [view]);
}
