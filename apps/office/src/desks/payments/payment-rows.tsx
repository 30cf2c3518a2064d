import { Link } from '@harmattan/router/link';
import { Badge } from '@harmattan/ui/badge';
import type { ComponentProps } from 'react';
import { serverWord } from '../../shared/texts/texts.ts';
import { Age } from '../../shared/time/age.tsx';
import { Amount } from '../../shared/view/amount.tsx';
import rows from '../../shared/view/row-list.module.css';
import styles from './payment-rows.module.css';
import { useT } from './texts.ts';
import type { WaitingPayment } from './use-payments.ts';

interface PaymentRowsProps {
  payments: readonly WaitingPayment[];
  rowProps: (id: string) => ComponentProps<typeof Link>;
}

export function PaymentRows({ payments, rowProps }: PaymentRowsProps) {
  const t = useT();
  return (
    <div className={`${rows.rows} ${styles.rows}`}>
      <div className={rows.head} aria-hidden="true">
        <span>{t('payments.column.age')}</span>
        <span>{t('payments.column.kind')}</span>
        <span>{t('payments.column.player')}</span>
        <span className={rows.end}>{t('payments.column.amount')}</span>
      </div>
      <ul className={styles.list} aria-label={t('payments.list')}>
        {payments.map((payment) => (
          <li key={`${payment.kind} ${payment.id}`}>
            <Link {...rowProps(payment.id)} className={`${rows.row} ${styles.row}`}>
              <PaymentCells payment={payment} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PaymentCells({ payment }: { payment: WaitingPayment }) {
  const t = useT();
  const { kind, reason, since, amount, userName, playerId, approvalId } = payment;
  return (
    <>
      <span className={`${rows.soft} ${styles.age}`}>
        <Age since={since} />
      </span>
      <span className={styles.kind}>
        <span className={rows.strong}>{serverWord('payments.kind', kind)}</span>
        <span className={`${rows.soft} ${styles.reason}`}>{serverWord('payments.reason', reason)}</span>
        {approvalId !== null && <Badge kind="info">{t('payments.second')}</Badge>}
      </span>
      <span className={`${rows.soft} ${styles.player} figures`}>{userName ?? (playerId && `#${playerId}`)}</span>
      <span className={`${rows.end} ${styles.amount}`}>{amount !== null && <Amount amount={amount} />}</span>
    </>
  );
}
