import { Link } from '@harmattan/router/link';
import { Badge } from '@harmattan/ui/badge';
import type { ComponentProps } from 'react';
import { Due } from '../../shared/time/due.tsx';
import { Moment } from '../../shared/time/moment.tsx';
import { Amount } from '../../shared/view/amount.tsx';
import rows from '../../shared/view/row-list.module.css';
import shared from '../../shared/view/worklist-rows.module.css';
import styles from './report-rows.module.css';
import { useT } from './texts.ts';
import type { Report } from './use-compliance.ts';

interface ReportRowsProps {
  reports: readonly Report[];
  rowProps: (id: string) => ComponentProps<typeof Link>;
}

export function ReportRows({ reports, rowProps }: ReportRowsProps) {
  const t = useT();
  return (
    <div className={`${rows.rows} ${shared.rows} ${styles.rows}`}>
      <div className={rows.head} aria-hidden="true">
        <span>{t('compliance.column.due')}</span>
        <span>{t('compliance.column.report')}</span>
        <span>{t('compliance.column.player')}</span>
        <span className={rows.end}>{t('compliance.column.amount')}</span>
      </div>
      <ul className={shared.list} aria-label={t('compliance.page.reports')}>
        {reports.map(({ id, kind, caseId, state, dueAt, decidedAt, userName, playerId, amount }) => (
          <li key={id}>
            <Link {...rowProps(id)} className={`${rows.row} ${shared.row}`}>
              <span className={`${rows.soft} ${shared.age}`}>
                {decidedAt === null ? <Due at={dueAt} /> : <Moment at={decidedAt} />}
              </span>
              <span className={shared.what}>
                <span className={rows.strong}>{t(`compliance.kind.${kind}`)}</span>
                <span className={rows.soft}>{caseId}</span>
                {state !== 'open' && (
                  <Badge kind={state === 'sent' ? 'good' : 'neutral'}>{t(`compliance.state.${state}`)}</Badge>
                )}
              </span>
              <span className={`${rows.soft} ${shared.who} figures`}>{userName ?? `#${playerId}`}</span>
              <span className={`${rows.end} ${shared.amount}`}>{amount !== 0 && <Amount amount={amount} />}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
