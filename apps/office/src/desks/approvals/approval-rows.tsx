import { Link } from '@harmattan/router/link';
import type { ComponentProps } from 'react';
import { serverWord } from '../../shared/texts/texts.ts';
import { Age } from '../../shared/time/age.tsx';
import { Amount } from '../../shared/view/amount.tsx';
import rows from '../../shared/view/row-list.module.css';
import styles from '../../shared/view/worklist-rows.module.css';
import { useT } from './texts.ts';
import type { WaitingApproval } from './use-approvals.ts';

interface ApprovalRowsProps {
  requests: readonly WaitingApproval[];
  rowProps: (id: string) => ComponentProps<typeof Link>;
}

export function ApprovalRows({ requests, rowProps }: ApprovalRowsProps) {
  const t = useT();
  return (
    <div className={`${rows.rows} ${styles.rows}`}>
      <div className={rows.head} aria-hidden="true">
        <span>{t('approvals.column.age')}</span>
        <span>{t('approvals.column.kind')}</span>
        <span>{t('approvals.column.maker')}</span>
        <span className={rows.end}>{t('approvals.column.amount')}</span>
      </div>
      <ul className={styles.list} aria-label={t('approvals.list')}>
        {requests.map(({ id, kind, comment, maker, since, amount, userName }) => (
          <li key={id}>
            <Link {...rowProps(id)} className={`${rows.row} ${styles.row}`}>
              <span className={`${rows.soft} ${styles.age}`}>
                <Age since={since} />
              </span>
              <span className={styles.what}>
                <span className={rows.strong}>{serverWord('approvals.kind', kind)}</span>
                {userName !== null && <span className="figures">{userName}</span>}
                <span className={`${rows.soft} ${styles.detail}`}>{comment}</span>
              </span>
              <span className={`${rows.soft} ${styles.who}`}>{maker}</span>
              <span className={`${rows.end} ${styles.amount}`}>{amount !== null && <Amount amount={amount} />}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
