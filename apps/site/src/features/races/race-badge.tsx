import { useT } from '@harmattan/i18n/use-t';
import styles from './race-badge.module.css';
import type { Race } from './use-races.ts';

/** Lies on a banner, which is the same by day and by night. */
export function RaceBadge({ state }: { state: Race['state'] }) {
  const t = useT();
  return (
    <span className={styles.badge} data-state={state}>
      {t(`races.state.${state}`)}
    </span>
  );
}
