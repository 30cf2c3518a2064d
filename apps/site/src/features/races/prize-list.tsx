import { useT } from '@harmattan/i18n/use-t';
import { useId, useState } from 'react';
import { WireMoney } from '../../shared/money/wire-money.tsx';
import styles from './prize-list.module.css';
import type { Race } from './use-races.ts';

const shownAtFirst = 3;

interface PrizeListProps {
  prizes: Race['prizeDistribution'];
}

export function PrizeList({ prizes }: PrizeListProps) {
  const t = useT();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? prizes : prizes.slice(0, shownAtFirst);
  return (
    <div className={styles.prizes}>
      <ol id={listId} className={styles.list} aria-label={t('races.prizes')}>
        {shown.map(({ place, prize }) => (
          <li key={place} className={styles.prize} data-place={place}>
            <span className={styles.place}>{t('races.place', { place })}</span>
            <WireMoney amount={prize} />
          </li>
        ))}
      </ol>
      {prizes.length > shownAtFirst && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('races.prizes.less') : t('races.prizes.more', { count: prizes.length })}
        </button>
      )}
    </div>
  );
}
