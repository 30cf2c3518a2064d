import { Icon } from '@harmattan/ui/icon';
import type { ReactNode } from 'react';
import styles from './fold.module.css';

/** What few players need: one line with an arrow, until it is opened. */
export function Fold({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary className={styles.title}>
        {title}
        <Icon name="down" size={16} />
      </summary>
      {children}
    </details>
  );
}
