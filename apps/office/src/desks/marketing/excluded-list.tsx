import type { Exclusion } from '@harmattan/contract/office';
import styles from './marketing.module.css';
import { useT } from './texts.ts';

/** How many players of the segment get nothing, and why. */
export function ExcludedList({ excluded }: { excluded: readonly { reason: Exclusion; players: number }[] }) {
  const t = useT();
  if (excluded.length === 0) return t('marketing.excluded.none');
  const all = excluded.reduce((sum, { players }) => sum + players, 0);
  return (
    <>
      <span className="figures">{all.toLocaleString('en')}</span>
      <ul className={styles.excluded}>
        {excluded.map(({ reason, players }) => (
          <li key={reason}>
            {t(`marketing.excluded.${reason}`)} <span className="figures">{players.toLocaleString('en')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
