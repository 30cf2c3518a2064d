import { useT } from '@harmattan/i18n/use-t';
import { WireMoney } from '../../shared/money/wire-money.tsx';
import styles from './prize-list.module.css';
import type { Race } from './use-races.ts';

const shownMax = 10;

interface PrizeListProps {
  prizes: Race['prizeDistribution'];
  currency: string;
}

/** The first ten; the race's own page has all of them. */
export function PrizeList({ prizes, currency }: PrizeListProps) {
  const t = useT();
  return (
    <ol className={styles.list} aria-label={t('races.prizes')}>
      {prizes.slice(0, shownMax).map(({ place, prize }) => (
        <li key={place} className={styles.prize} data-place={place}>
          <span className={styles.place}>{t('races.place', { place })}</span>
          <WireMoney amount={prize} currency={currency} />
        </li>
      ))}
    </ol>
  );
}
