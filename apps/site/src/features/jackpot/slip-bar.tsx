import { useT } from '@harmattan/i18n/use-t';
import { Link } from '@harmattan/router/link';
import { useSearchParams } from '@harmattan/router/use-search-params';
import styles from './slip-bar.module.css';

/** What the slip is told of where it was opened from: the arrow then leads back instead of onward. */
export interface SlipState {
  isFromEvents: true;
}

/** Floats above the events; bright once there is nothing left to pick. */
export function SlipBar({ picked, total }: { picked: number; total: number }) {
  const t = useT();
  const [search] = useSearchParams();
  const left = total - picked;
  const state: SlipState = { isFromEvents: true };
  return (
    <Link
      className={styles.bar}
      href={`?id=${search.get('id')}&slip`}
      state={state}
      data-done={left === 0 || undefined}
    >
      <span className={styles.count}>{picked}</span>
      <span className={styles.name}>{t('jackpot.slip')}</span>
      <span className={styles.left}>{left > 0 ? t('jackpot.left', { count: left }) : t('jackpot.complete')}</span>
    </Link>
  );
}
