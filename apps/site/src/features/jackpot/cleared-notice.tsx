import { useT } from '@harmattan/i18n/use-t';
import { navigate, useLocation } from '@harmattan/router/location';
import { Button } from '@harmattan/ui/button';
import { clearedState, readCleared } from './cleared.ts';
import styles from './cleared-notice.module.css';
import { changePicks } from './slip-store.ts';

/** Leaving a jackpot by its arrow drops the picks. A thumb slips easily, so they can be had back. */
export function ClearedNotice() {
  const t = useT();
  const cleared = readCleared(useLocation().state);

  function bringBack() {
    if (!cleared) return;
    changePicks(cleared.jackpotId, () => cleared.picks);
    navigate(location.pathname, { replace: true, state: clearedState(undefined) });
    navigate(`?id=${cleared.jackpotId}`);
  }

  return (
    <div role="status" className={styles.region}>
      {cleared && (
        <div className={styles.notice}>
          <p className={styles.text}>{t('jackpot.cleared', { count: Object.keys(cleared.picks).length })}</p>
          <Button size="small" onClick={bringBack}>
            {t('jackpot.cleared.back')}
          </Button>
        </div>
      )}
    </div>
  );
}
