import { Icon, type IconName } from '@harmattan/ui/icon';
import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

interface CardProps {
  title: string;
  icon: IconName;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the home page. */
export function Card({ title, icon, aside, children }: CardProps) {
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Icon name={icon} size={18} />
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}

/** Said where a list is empty. */
export function CardNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
