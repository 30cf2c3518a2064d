import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './view-state.module.css';

interface EmptyStateProps {
  icon: IconName;
  title: string;
  text: ReactNode;
  /** The way onward, if there is one. */
  action?: ReactNode;
}

export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state} data-kind="empty">
      <span className={styles.icon}>
        <Icon name={icon} size={22} />
      </span>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
