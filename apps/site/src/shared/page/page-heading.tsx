import { useLocation } from '@harmattan/router/location';
import { type ReactNode, useEffect, useRef } from 'react';

/** React Router's key of the first entry: the page was opened, not navigated to. */
const openedKey = 'default';

interface PageHeadingProps {
  className?: string | undefined;
  children: ReactNode;
}

/** The page's one h1. After a navigation it takes the focus, so that a screen reader says where it has arrived. */
export function PageHeading({ className, children }: PageHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();
  const isOpened = key === openedKey;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page may stay mounted while its path changes; that is an arrival too.
  useEffect(() => {
    if (!isOpened) ref.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <h1 ref={ref} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
