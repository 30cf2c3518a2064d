import { Link } from '@harmattan/router/link';
import { Badge } from '@harmattan/ui/badge';
import type { ComponentProps } from 'react';
import { serverWord } from '../../shared/texts/texts.ts';
import { Age } from '../../shared/time/age.tsx';
import { Amount } from '../../shared/view/amount.tsx';
import rows from '../../shared/view/row-list.module.css';
import list from '../../shared/view/worklist-rows.module.css';
import styles from './payment-rows.module.css';
import { useT } from './texts.ts';
import type { WaitingPayment } from './use-payments.ts';
import type { Selection } from './use-selection.ts';

interface PaymentRowsProps {
  payments: readonly WaitingPayment[];
  rowProps: (id: string) => ComponentProps<typeof Link>;
  selection: Selection;
}

export function PaymentRows({ payments, rowProps, selection }: PaymentRowsProps) {
  const t = useT();
  const hasBoxes = payments.some(selection.canSelect);
  return (
    <div className={`${rows.rows} ${list.rows} ${styles.rows}`} data-boxes={hasBoxes || undefined}>
      <div className={`${rows.head} ${styles.head}`} aria-hidden="true">
        <span>{t('payments.column.age')}</span>
        <span>{t('payments.column.kind')}</span>
        <span>{t('payments.column.player')}</span>
        <span className={rows.end}>{t('payments.column.amount')}</span>
      </div>
      <ul className={list.list} aria-label={t('payments.list')}>
        {payments.map((payment) => (
          <li key={`${payment.kind} ${payment.id}`} className={styles.item}>
            {hasBoxes && <Box payment={payment} selection={selection} />}
            <Link {...rowProps(payment.id)} className={`${rows.row} ${list.row} ${styles.row}`}>
              <PaymentCells payment={payment} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Box({ payment, selection }: { payment: WaitingPayment; selection: Selection }) {
  const t = useT();
  if (!selection.canSelect(payment)) return <span className={styles.box} />;
  const isOther = !selection.isOfRule(payment);
  return (
    <label className={styles.box} title={isOther ? t('payments.bulk.other-rule') : undefined}>
      <span className="visually-hidden">{t('payments.bulk.select', { player: payment.userName ?? payment.id })}</span>
      <input
        type="checkbox"
        checked={selection.isSelected(payment)}
        disabled={isOther}
        onChange={() => selection.toggle(payment)}
      />
    </label>
  );
}

function PaymentCells({ payment }: { payment: WaitingPayment }) {
  const t = useT();
  const { kind, reason, since, amount, userName, playerId, approvalId, claim } = payment;
  return (
    <>
      <span className={`${rows.soft} ${list.age}`}>
        <Age since={since} />
      </span>
      <span className={list.what}>
        <span className={rows.strong}>{serverWord('payments.kind', kind)}</span>
        <span className={`${rows.soft} ${list.detail}`}>{serverWord('payments.reason', reason)}</span>
        {approvalId !== null && <Badge kind="info">{t('payments.second')}</Badge>}
        {claim && (
          <Badge kind={claim.isOwn ? 'good' : 'neutral'}>
            {claim.isOwn ? t('payments.claim.own') : t('payments.claim.other', { name: claim.userName })}
          </Badge>
        )}
      </span>
      <span className={`${rows.soft} ${list.who} figures`}>{userName ?? (playerId && `#${playerId}`)}</span>
      <span className={`${rows.end} ${list.amount}`}>{amount !== null && <Amount amount={amount} />}</span>
    </>
  );
}
