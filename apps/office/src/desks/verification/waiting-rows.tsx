import { Link } from '@harmattan/router/link';
import type { ComponentProps } from 'react';
import { Age } from '../../shared/time/age.tsx';
import rows from '../../shared/view/row-list.module.css';
import styles from '../../shared/view/worklist-rows.module.css';
import { useT } from './texts.ts';
import type { WaitingPlayer } from './use-verification.ts';

interface WaitingRowsProps {
  players: readonly WaitingPlayer[];
  rowProps: (id: string) => ComponentProps<typeof Link>;
}

export function WaitingRows({ players, rowProps }: WaitingRowsProps) {
  const t = useT();
  return (
    <div className={`${rows.rows} ${styles.rows}`}>
      <div className={rows.head} aria-hidden="true">
        <span>{t('verification.column.age')}</span>
        <span>{t('verification.column.player')}</span>
        <span>{t('verification.column.problem')}</span>
        <span className={rows.end}>{t('verification.column.suggestion')}</span>
      </div>
      <ul className={styles.list} aria-label={t('verification.list')}>
        {players.map(({ id, name, userName, since, waits, problem, suggestion }) => (
          <li key={id}>
            <Link {...rowProps(id)} className={`${rows.row} ${styles.row}`}>
              <span className={`${rows.soft} ${styles.age}`}>
                <Age since={since} />
              </span>
              <span className={styles.what}>
                <span className={rows.strong}>{name}</span>
                <span className="figures">{userName}</span>
                <span className={`${rows.soft} ${styles.detail}`}>
                  {waits.map((one) => t(`verification.waits.${one}`)).join(', ')}
                </span>
              </span>
              <span className={`${rows.soft} ${styles.who}`}>{problem && t(`verification.problem.${problem}`)}</span>
              <span className={`${rows.end} ${styles.amount}`}>
                {suggestion && t(`verification.suggestion.${suggestion}`)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
