import type { ReactNode } from 'react';
import styles from './badge.module.css';

interface BadgeProps {
  kind?: 'neutral' | 'good' | 'bad' | 'info' | 'live';
  children: ReactNode;
}

export function Badge({ kind = 'neutral', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-kind={kind}>
      {children}
    </span>
  );
}
