import { type RefObject, useEffect, useState } from 'react';

/** So far ahead that it is there when the reader is. */
const rootMargin = '400px';

/**
 * Whether the reader has scrolled near an element; once near, for good. Before the first scroll it is not asked: what stands above
 * is still short while it loads.
 */
export function useIsNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin },
    );
    const begin = () => {
      if (ref.current) observer.observe(ref.current);
    };
    addEventListener('scroll', begin, { once: true, passive: true });
    return () => {
      removeEventListener('scroll', begin);
      observer.disconnect();
    };
  }, [ref]);
  return isNear;
}
