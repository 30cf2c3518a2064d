import { useT } from '@harmattan/i18n/use-t';
import styles from './slip-button.module.css';

/** Floats at the foot of a small screen while the book is in sight, and comes to rest below the book. */
export function SlipButton({ count, onPress }: { count: number; onPress: () => void }) {
  const t = useT();
  return (
    <button type="button" className={styles.slip} onClick={onPress}>
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
      <span aria-hidden="true">{t('sports.slip')}</span>
      <span className="visually-hidden">{t('sports.slip.count', { count })}</span>
    </button>
  );
}
