import { type ReactNode, useEffect, useRef } from 'react';
import styles from './two-step.module.css';

/** Takes the focus from the button that it stands in place of. */
export function FocusedStep({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className={styles.step}>
      {children}
    </div>
  );
}
