import { useT } from '@harmattan/i18n/use-t';
import styles from './slip-button.module.css';

/**
 * Floats at the foot of a small screen while the book is in sight, and comes to rest below the book. A count of zero is not shown,
 * and the button is then small and quiet: an empty slip is not the next thing to do.
 */
export function SlipButton({ count, onPress }: { count: number; onPress: () => void }) {
  const t = useT();
  return (
    <button type="button" className={styles.slip} data-empty={count === 0 || undefined} onClick={onPress}>
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
      <span aria-hidden="true">{t('sports.slip')}</span>
      <span className="visually-hidden">{count > 0 ? t('sports.slip.count', { count }) : t('sports.slip')}</span>
    </button>
  );
}
