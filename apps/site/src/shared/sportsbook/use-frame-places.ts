import { type RefObject, useEffect, useState } from 'react';
import { bookPage } from './book-page.ts';
import { createFramePlaces } from './frame-places.ts';
import { scrollToFrame } from './scroll-to-frame.ts';

const touches = ['wheel', 'touchstart', 'keydown'] as const;

/** Where the views of the book in this frame were left. */
export function useFramePlaces(frame: RefObject<HTMLElement | null>) {
  const [places] = useState(() =>
    createFramePlaces(`/${bookPage(location.search) ?? ''}`, {
      offsetPx: () => -(frame.current?.getBoundingClientRect().top ?? 0),
      scrollTo: (px) => scrollToFrame(frame.current, px),
    }),
  );
  useEffect(() => {
    const observer = new ResizeObserver(places.resized);
    if (frame.current) observer.observe(frame.current);
    for (const touch of touches) addEventListener(touch, places.giveUp, { passive: true });
    return () => {
      observer.disconnect();
      for (const touch of touches) removeEventListener(touch, places.giveUp);
    };
  }, [frame, places]);
  return places;
}
