import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './view-state.module.css';

interface ErrorStateProps {
  title: string;
  /** What happened and what it means for the reader, not what broke inside. */
  text: ReactNode;
  retryText: string;
  onRetry: () => void;
}

export function ErrorState({ title, text, retryText, onRetry }: ErrorStateProps) {
  return (
    <div className={styles.state} data-kind="error" role="alert">
      <span className={styles.icon}>
        <Icon name="alert" size={22} />
      </span>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      <div className={styles.action}>
        <Button onClick={onRetry}>{retryText}</Button>
      </div>
    </div>
  );
}
