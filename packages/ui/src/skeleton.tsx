import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS length. A text takes the height of a line of the text around it, so nothing moves when the words arrive. */
  width?: string;
  /** CSS length; makes it a block instead of a line of text. */
  height?: string;
  isRound?: boolean;
}

export function Skeleton({ width = '100%', height, isRound = false }: SkeletonProps) {
  const size = height === undefined ? { width } : { width, height };
  return (
    <span
      className={styles.bone}
      data-shape={height === undefined ? 'text' : 'block'}
      data-round={isRound || undefined}
      style={size}
    >
      {height === undefined && '\u00a0'}
    </span>
  );
}

interface LoadingProps {
  /** Read out in place of the grey shapes. */
  label: string;
  children: ReactNode;
}

/** Holds the skeletons of one view. They fade in late, so that a quick answer does not flicker. */
export function Loading({ label, children }: LoadingProps) {
  return (
    <div className={styles.loading} aria-busy="true">
      <span className="visually-hidden" role="status">
        {label}
      </span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
