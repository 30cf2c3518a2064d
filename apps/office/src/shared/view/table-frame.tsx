import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './table-frame.module.css';

interface TableFrameProps {
  /** Read out as the name of the part, where it can be scrolled. */
  label: string;
  look?: 'card' | 'plain';
  children: ReactNode;
}

/** Room for a table that may be wider than its page: then it is scrolled sideways, also by keyboard. */
export function TableFrame({ label, look = 'card', children }: TableFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(frame);
  const reach = isWide ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};
  return (
    <div ref={frame} className={styles.frame} data-look={look} {...reach}>
      {children}
    </div>
  );
}

/** Whether the content is wider than its room. */
function useIsWide(ref: { current: HTMLElement | null }): boolean {
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const { current: frame } = ref;
    if (!frame) return;
    const observer = new ResizeObserver(() => setIsWide(frame.scrollWidth > frame.clientWidth));
    for (const element of [frame, ...frame.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isWide;
}
