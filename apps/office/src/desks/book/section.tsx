import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

/** A part of a page with a title of its own. */
export function Section({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      {children}
    </section>
  );
}
