import { IconButton } from '@harmattan/ui/icon-button';
import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.tsx';
import styles from './view-head.module.css';

interface ViewHeadProps {
  title: string;
  text?: string | undefined;
  backLabel: string;
  onBack: () => void;
  /** At the far end. */
  children?: ReactNode;
}

export function ViewHead({ title, text, backLabel, onBack, children }: ViewHeadProps) {
  return (
    <div className={styles.head}>
      <IconButton icon="back" label={backLabel} onClick={onBack} />
      <div className={styles.words}>
        <PageHeading className={styles.title}>{title}</PageHeading>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {children}
    </div>
  );
}
