import type { OfficeCallData } from '@harmattan/contract/office';
import { jsonNumberFromMinor, minorFromJsonNumber } from '@harmattan/kernel/money';
import { Button } from '@harmattan/ui/button';
import { Dialog } from '@harmattan/ui/dialog';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { serverWord } from '../../shared/texts/texts.ts';
import { Amount, useAmountText } from '../../shared/view/amount.tsx';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import { Facts } from '../../shared/view/facts.tsx';
import styles from './bulk-approve.module.css';
import { useT } from './texts.ts';
import { useRefresh } from './use-decide.ts';
import type { WaitingPayment } from './use-payments.ts';
import type { Selection } from './use-selection.ts';

/** What is selected, and the one thing to do with it. */
export function BulkBar({ selection, onApprove }: { selection: Selection; onApprove: () => void }) {
  const t = useT();
  const amountText = useAmountText();
  const { selected, reason, clear } = selection;
  return (
    <div role="status">
      {selected.length > 0 && (
        <div className={styles.bar}>
          <span className="figures">
            {t('payments.bulk.selected', { count: selected.length, amount: amountText(sumOf(selected)) })}
          </span>
          <span className={styles.rule}>{serverWord('payments.reason', reason ?? '')}</span>
          <span className={styles.buttons}>
            <Button size="small" onClick={clear}>
              {t('payments.bulk.clear')}
            </Button>
            <Button size="small" kind="primary" onClick={onApprove}>
              {t('payments.bulk.approve')}
            </Button>
          </span>
        </div>
      )}
    </div>
  );
}

type Outcomes = OfficeCallData<'POST Payments/ApproveWithdrawals'>;

interface BulkApproveProps {
  /** As they stood when the dialog was opened: what is looked at is what is sent. */
  payments: readonly WaitingPayment[];
  onClose: () => void;
}

/** First what is about to be approved, then what became of each. */
export function BulkApprove({ payments, onClose }: BulkApproveProps) {
  const t = useT();
  const refresh = useRefresh();
  const [outcomes, setOutcomes] = useState<Outcomes>();
  if (outcomes) return <Outcome payments={payments} outcomes={outcomes} onClose={onClose} />;
  const reason = payments[0]?.reason ?? '';

  async function approve(comment: string) {
    try {
      const ids = payments.map(({ id }) => id);
      setOutcomes(await call('POST Payments/ApproveWithdrawals', { body: { ids, reason, comment } }));
    } finally {
      refresh();
    }
  }
  return (
    <DecisionDialog
      title={t('payments.bulk.title', { count: payments.length })}
      confirmText={t('payments.bulk.confirm', { count: payments.length })}
      onClose={onClose}
      onConfirm={approve}
    >
      <Preview payments={payments} reason={reason} />
    </DecisionDialog>
  );
}

function Preview({ payments, reason }: { payments: readonly WaitingPayment[]; reason: string }) {
  const t = useT();
  const second = payments.filter(({ approvalId }) => approvalId !== null);
  const first = payments.filter(({ approvalId, takesTwo }) => takesTwo && approvalId === null);
  return (
    <Facts
      facts={[
        { name: t('payments.bulk.count'), value: <span className="figures">{payments.length}</span> },
        { name: t('payments.bulk.sum'), value: <Amount amount={sumOf(payments)} /> },
        { name: t('payments.fact.reason'), value: serverWord('payments.reason', reason) },
        ...(first.length > 0
          ? [{ name: t('payments.second'), value: t('payments.bulk.first', { count: first.length }) }]
          : []),
        ...(second.length > 0
          ? [{ name: t('payments.bulk.second.name'), value: t('payments.bulk.second', { count: second.length }) }]
          : []),
      ]}
    />
  );
}

interface OutcomeProps extends BulkApproveProps {
  outcomes: Outcomes;
}

function Outcome({ payments, outcomes, onClose }: OutcomeProps) {
  const t = useT();
  const countOf = (wanted: string) => outcomes.filter(({ state }) => state === wanted).length;
  return (
    <Dialog
      open
      title={t('payments.bulk.done.title', {
        count: countOf('approved'),
        waits: countOf('waits'),
        all: outcomes.length,
      })}
      onClose={onClose}
      closeText={t('shared.close')}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('shared.close')}
        </Button>
      }
    >
      <ul className={styles.outcomes} aria-label={t('payments.bulk.outcomes')}>
        {outcomes.map(({ id, state }) => {
          const payment = payments.find((one) => one.id === id);
          return (
            <li key={id} className={styles.outcome} data-state={state}>
              <span className="figures">{payment?.userName ?? id}</span>
              <span className={styles.amount}>{payment?.amount != null && <Amount amount={payment.amount} />}</span>
              <span className={styles.word}>{t(`payments.bulk.outcome.${state}`)}</span>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

/** In whole minor units: wire amounts have fractions that do not add up exactly. */
function sumOf(payments: readonly WaitingPayment[]): number {
  return jsonNumberFromMinor(payments.reduce((sum, { amount }) => sum + (minorFromJsonNumber(amount ?? 0) ?? 0n), 0n));
}
