import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

interface Fact {
  name: string;
  value: ReactNode;
  /** Set large, with what can be done with it beside it. */
  action?: ReactNode;
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.list}>
      {facts.map(({ name, value, action }) => (
        <div key={name} className={styles.fact} data-large={action !== undefined || undefined}>
          <dt className={styles.name}>{name}</dt>
          <dd className={`${styles.value} figures`}>
            <span className={styles.figure}>{value}</span>
            {action}
          </dd>
        </div>
      ))}
    </dl>
  );
}
