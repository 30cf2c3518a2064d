import { Link } from '@harmattan/router/link';
import { Badge } from '@harmattan/ui/badge';
import type { ComponentProps } from 'react';
import { Moment } from '../../shared/time/moment.tsx';
import rows from '../../shared/view/row-list.module.css';
import styles from './complaint-rows.module.css';
import { useT } from './texts.ts';
import type { Complaint } from './use-cases.ts';

interface ComplaintRowsProps {
  complaints: readonly Complaint[];
  rowProps: (id: string) => ComponentProps<typeof Link>;
}

/** The register, with what the terms promise and what became of the promise. */
export function ComplaintRows({ complaints, rowProps }: ComplaintRowsProps) {
  const t = useT();
  return (
    <div className={`${rows.rows} ${styles.rows}`}>
      <div className={rows.head} aria-hidden="true">
        <span>{t('cases.column.case')}</span>
        <span>{t('cases.column.who')}</span>
        <span>{t('cases.column.promise')}</span>
        <span>{t('cases.column.answer')}</span>
      </div>
      <ul className={styles.list} aria-label={t('cases.view.complaints')}>
        {complaints.map((one) => (
          <li key={one.id}>
            <Link {...rowProps(one.id)} href={`/cases/${one.id}`} className={`${rows.row} ${styles.row}`}>
              <span className={styles.what}>
                <span className={`${rows.soft} figures`}>{one.id}</span>{' '}
                <span className={rows.strong}>{one.subject}</span>
              </span>
              <span className={`${rows.soft} figures`}>{one.userName ?? (one.playerId && `#${one.playerId}`)}</span>
              <span className={rows.soft}>
                <Moment at={one.promisedBy} />
              </span>
              <span className={styles.promise}>
                <Badge kind={one.isLate ? 'bad' : one.firstAnsweredAt ? 'good' : 'neutral'}>
                  {t(
                    one.isLate
                      ? 'cases.complaint.late'
                      : one.firstAnsweredAt
                        ? 'cases.complaint.kept'
                        : 'cases.complaint.waits',
                  )}
                </Badge>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
