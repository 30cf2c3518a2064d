import type { ReactNode } from 'react';
import { PageHeading } from '../page/page-heading.tsx';
import styles from './form-card.module.css';

interface FormCardProps {
  title: string;
  children: ReactNode;
  /** The other way, for who came to the wrong page. */
  foot: ReactNode;
  /** Beside the form where there is room, else below it. */
  aside: ReactNode;
}

/** A page that is one short form. */
export function FormCard({ title, children, foot, aside }: FormCardProps) {
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <PageHeading className={styles.heading}>{title}</PageHeading>
        <div className={styles.card}>{children}</div>
        <p className={styles.foot}>{foot}</p>
      </div>
      {aside}
    </div>
  );
}
