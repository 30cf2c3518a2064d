import { type ReactNode, useId } from 'react';
import styles from './specimen.module.css';

interface SpecimenProps {
  /** The component's name in code. */
  name: string;
  children: ReactNode;
}

export function Specimen({ name, children }: SpecimenProps) {
  const headingId = useId();
  return (
    <section className={styles.specimen} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.name} lang="en">
        {name}
      </h2>
      {children}
    </section>
  );
}

interface SampleProps {
  /** The props that make this state, as one would write them. */
  props?: string;
  children: ReactNode;
}

export function Sample({ props, children }: SampleProps) {
  return (
    <div className={styles.sample}>
      {props !== undefined && (
        <code className={styles.props} lang="en">
          {props}
        </code>
      )}
      <div className={styles.shown}>{children}</div>
    </div>
  );
}
