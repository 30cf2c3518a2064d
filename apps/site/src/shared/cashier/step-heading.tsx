import { type ReactNode, useEffect, useRef } from 'react';
import styles from './step-heading.module.css';

/** The title of a step that has taken the place of another one. It takes the focus, so that a voice says what is asked now. */
export function StepHeading({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const heading = ref.current;
    const focused = document.activeElement;
    // News that comes by itself must not pull a player away from another card's field.
    if (focused !== document.body && !heading?.closest('section')?.contains(focused)) return;
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <h3 ref={ref} tabIndex={-1} className={styles.heading}>
      {children}
    </h3>
  );
}
