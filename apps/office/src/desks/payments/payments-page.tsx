import { EmptyState } from '@harmattan/ui/empty-state';
import { useState } from 'react';
import { DeskFrame } from '../../shared/view/desk-frame.tsx';
import { Keys, useListKeys } from '../../shared/view/keys.tsx';
import { ListAndPanel } from '../../shared/view/list-and-panel.tsx';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import { useWorklist } from '../../shared/worklist/use-worklist.ts';
import { DecidePayment, type Decision } from './decide-payment.tsx';
import { GonePanel, PaymentPanel } from './payment-panel.tsx';
import { PaymentRows } from './payment-rows.tsx';
import { useT } from './texts.ts';
import { usePayments, type WaitingPayment } from './use-payments.ts';

export function PaymentsPage() {
  const t = useT();
  const query = usePayments();
  const count = query.data?.length;
  return (
    <DeskFrame
      title={t('payments.title')}
      aside={
        <>
          <PaymentKeys />
          {count !== undefined && <span className="figures">{t('payments.count', { count })}</span>}
        </>
      }
    >
      <Remote query={query}>{(payments) => <Payments payments={payments} />}</Remote>
    </DeskFrame>
  );
}

function Payments({ payments }: { payments: WaitingPayment[] }) {
  const t = useT();
  const [decision, setDecision] = useState<Decision>();
  const decide = (action: Decision['action']) => (payment: WaitingPayment) => {
    if (payment.actions.includes(action)) setDecision({ payment, action });
  };
  const { open, openId, rowProps } = useWorklist({
    items: payments,
    actions: { a: decide('approve'), r: decide('reject') },
  });
  const list =
    payments.length === 0 ? (
      <div className={remoteStyles.panel}>
        <EmptyState icon="check" title={t('payments.empty.title')} text={t('payments.empty.text')} />
      </div>
    ) : (
      <PaymentRows payments={payments} rowProps={rowProps} />
    );
  const panel = open ? (
    <PaymentPanel payment={open} onDecide={(action) => decide(action)(open)} />
  ) : (
    openId !== undefined && <GonePanel id={openId} />
  );
  return (
    <>
      <ListAndPanel list={list} panel={panel || undefined} />
      {decision && <DecidePayment {...decision} onClose={() => setDecision(undefined)} />}
    </>
  );
}

function PaymentKeys() {
  const t = useT();
  const keys = [...useListKeys(), { key: 'a', does: t('payments.approve') }, { key: 'r', does: t('payments.reject') }];
  return <Keys keys={keys} />;
}
