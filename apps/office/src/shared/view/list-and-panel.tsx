import type { ReactNode } from 'react';
import styles from './list-and-panel.module.css';

interface ListAndPanelProps {
  list: ReactNode;
  /** What is open. On a phone it stands in place of the list. */
  panel: ReactNode | undefined;
  /** For a record with many figures. */
  isWide?: boolean;
}

export function ListAndPanel({ list, panel, isWide = false }: ListAndPanelProps) {
  return (
    <div className={styles.both} data-open={panel !== undefined || undefined} data-wide={isWide || undefined}>
      <div className={styles.list}>{list}</div>
      {panel !== undefined && <div className={styles.panel}>{panel}</div>}
    </div>
  );
}
