import { useT } from '@harmattan/i18n/use-t';
import styles from './breaks-section.module.css';
import type { Wish } from './use-breaks.ts';

/** What a break does and what it leaves as it is. */
export function BreakFacts({ wish, returnWaitHours }: { wish: Wish; returnWaitHours: number }) {
  const t = useT();
  return (
    <div className={styles.facts}>
      <h3>{t('breaks.does')}</h3>
      <ul className={styles.list}>
        <li>{t('breaks.does.play')}</li>
        <li>{t('breaks.does.deposit')}</li>
        <li>{t('breaks.does.marketing')}</li>
        <li>{endOf()}</li>
        {wish.kind === 'exclusion' && <li>{t('breaks.does.again')}</li>}
      </ul>
      <h3>{t('breaks.keeps')}</h3>
      <ul className={styles.list}>
        <li>{t('breaks.keeps.bets')}</li>
        <li>{t('breaks.keeps.money')}</li>
      </ul>
    </div>
  );

  function endOf(): string {
    if (wish.kind === 'time-out') return t('breaks.does.ends');
    return wish.months === 'for-ever' ? t('breaks.does.for-ever') : t('breaks.does.stays', { hours: returnWaitHours });
  }
}
