import type { ReactNode } from 'react';
import styles from './desk-frame.module.css';

interface DeskFrameProps {
  title: string;
  /** Beside the title: a count, a search field, keys. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The head that every page of a desk has. */
export function DeskFrame({ title, aside, children }: DeskFrameProps) {
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </header>
      {children}
    </div>
  );
}
