import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import { useEffect, useState } from 'react';
import styles from './opening-cover.module.css';

const patienceMs = 15_000;

/** Lies over the frame until the game shows. */
export function OpeningCover({ onReopen }: { onReopen: () => void }) {
  const t = useT();
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={styles.cover}>
      <div className={styles.bone}>
        <Loading label={t('play.opening')}>
          <Skeleton height="100%" />
        </Loading>
      </div>
      <div className={styles.words}>
        {/* Read out by the loading above already. */}
        <p className={styles.opening} aria-hidden="true">
          {t('play.opening')}
        </p>
        <div role="status">{isLate && <p className={styles.late}>{t('play.late')}</p>}</div>
        {isLate && <Button onClick={onReopen}>{t('shell.retry')}</Button>}
      </div>
    </div>
  );
}
