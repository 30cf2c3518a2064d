import { useLocation } from '@harmattan/router/location';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './desk-frame.module.css';

interface DeskFrameProps {
  title: string;
  /** Beside the title: a count, a search field, keys. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The head that every page of a desk has. It takes the focus of a page that was led to, and is read out. */
export function DeskFrame({ title, aside, children }: DeskFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { navigation } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page; what changes its query is no new page.
  useEffect(() => {
    if (navigation !== 'POP') heading.current?.focus();
  }, []);
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </header>
      {children}
    </div>
  );
}
