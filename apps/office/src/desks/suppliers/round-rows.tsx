import { Link } from '@harmattan/router/link';
import { Badge } from '@harmattan/ui/badge';
import type { ComponentProps } from 'react';
import { Age } from '../../shared/time/age.tsx';
import { Amount } from '../../shared/view/amount.tsx';
import rows from '../../shared/view/row-list.module.css';
import styles from '../../shared/view/worklist-rows.module.css';
import { useT } from './texts.ts';
import type { OpenRound } from './use-suppliers.ts';

interface RoundRowsProps {
  rounds: readonly OpenRound[];
  rowProps: (id: string) => ComponentProps<typeof Link>;
}

export function RoundRows({ rounds, rowProps }: RoundRowsProps) {
  const t = useT();
  return (
    <div className={`${rows.rows} ${styles.rows}`}>
      <div className={rows.head} aria-hidden="true">
        <span>{t('suppliers.rounds.column.age')}</span>
        <span>{t('suppliers.rounds.column.game')}</span>
        <span>{t('suppliers.rounds.column.player')}</span>
        <span className={rows.end}>{t('suppliers.rounds.column.staked')}</span>
      </div>
      <ul className={styles.list} aria-label={t('suppliers.rounds.list')}>
        {rounds.map(({ round, supplierName, gameName, playerId, userName, since, staked, isOverdue, waits }) => (
          <li key={round}>
            <Link {...rowProps(round)} className={`${rows.row} ${styles.row}`}>
              <span className={`${rows.soft} ${styles.age}`}>
                <Age since={since} />
              </span>
              <span className={styles.what}>
                <span className={rows.strong}>{gameName}</span>
                <span className={rows.soft}>{supplierName}</span>
                {isOverdue && <Badge kind="bad">{t('suppliers.rounds.is-overdue')}</Badge>}
                {waits && <Badge>{t('suppliers.rounds.waits')}</Badge>}
              </span>
              <span className={`${rows.soft} ${styles.who} figures`}>{userName ?? `#${playerId}`}</span>
              <span className={`${rows.end} ${styles.amount}`}>
                <Amount amount={staked} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
