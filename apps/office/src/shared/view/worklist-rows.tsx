import { Link } from '@harmattan/router/link';
import type { ComponentProps, ReactNode } from 'react';
import { Age } from '../time/age.tsx';
import rows from './row-list.module.css';
import styles from './worklist-rows.module.css';

interface WorklistRow {
  id: string;
  since: string;
  title: ReactNode;
  /** A number that is known by its digits, such as a player's. */
  number?: string | null;
  detail: ReactNode;
  who: ReactNode;
  /** At the end of the row. */
  end: ReactNode;
}

interface WorklistRowsProps {
  label: string;
  /** The heads: how old, what, who, and the end of the row. */
  columns: readonly [string, string, string, string];
  items: readonly WorklistRow[];
  rowProps: (id: string) => ComponentProps<typeof Link>;
}

/** A list that is worked through, the oldest first. */
export function WorklistRows({ label, columns: [age, what, who, end], items, rowProps }: WorklistRowsProps) {
  return (
    <div className={`${rows.rows} ${styles.rows}`}>
      <div className={rows.head} aria-hidden="true">
        <span>{age}</span>
        <span>{what}</span>
        <span>{who}</span>
        <span className={rows.end}>{end}</span>
      </div>
      <ul className={styles.list} aria-label={label}>
        {items.map((item) => (
          <li key={item.id}>
            <Link {...rowProps(item.id)} className={`${rows.row} ${styles.row}`}>
              <Cells item={item} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Cells({ item: { since, title, number, detail, who, end } }: { item: WorklistRow }) {
  return (
    <>
      <span className={`${rows.soft} ${styles.age}`}>
        <Age since={since} />
      </span>
      <span className={styles.what}>
        <span className={rows.strong}>{title}</span>
        {number && <span className="figures">{number}</span>}
        <span className={`${rows.soft} ${styles.detail}`}>{detail}</span>
      </span>
      <span className={`${rows.soft} ${styles.who}`}>{who}</span>
      <span className={`${rows.end} ${styles.amount}`}>{end}</span>
    </>
  );
}
