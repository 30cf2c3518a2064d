import { type ReactNode, type RefObject, useId } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  text: string;
  /** For a title that takes the focus. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** One matter of the account, on a card of its own. */
export function Panel({ title, text, titleRef, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.words}>
        <h2 id={titleId} ref={titleRef} tabIndex={titleRef && -1} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      {children}
    </section>
  );
}
