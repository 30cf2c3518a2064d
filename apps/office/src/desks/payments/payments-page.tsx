import { EmptyState } from '@harmattan/ui/empty-state';
import { useState } from 'react';
import { Keys, useListKeys } from '../../shared/view/keys.tsx';
import { ListAndPanel } from '../../shared/view/list-and-panel.tsx';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import { useWorklist } from '../../shared/worklist/use-worklist.ts';
import { BulkApprove, BulkBar } from './bulk-approve.tsx';
import { DecidePayment, type Decision } from './decide-payment.tsx';
import { PaymentFilter, useFilter } from './payment-filter.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { PaymentRows } from './payment-rows.tsx';
import { PaymentsFrame } from './payments-frame.tsx';
import styles from './payments-page.module.css';
import { useT } from './texts.ts';
import { useClaim } from './use-claim.ts';
import { usePayments, type WaitingPayment } from './use-payments.ts';
import { useSelection } from './use-selection.ts';

export function PaymentsPage() {
  const t = useT();
  const query = usePayments();
  const count = query.data?.length;
  return (
    <PaymentsFrame
      aside={
        <>
          <PaymentKeys />
          {count !== undefined && <span className="figures">{t('payments.count', { count })}</span>}
        </>
      }
    >
      <Remote query={query}>{(payments) => <Payments payments={payments} />}</Remote>
    </PaymentsFrame>
  );
}

function Payments({ payments }: { payments: WaitingPayment[] }) {
  const filter = useFilter(payments);
  const [decision, setDecision] = useState<Decision>();
  const [together, setTogether] = useState<readonly WaitingPayment[]>();
  const selection = useSelection(filter.shown);
  const claiming = useClaim();
  const decide = (action: Decision['action']) => (payment: WaitingPayment) => {
    if (payment.actions.includes(action)) setDecision({ payment, action });
  };
  const { open, openId, listHref, rowProps } = useWorklist({
    items: filter.shown,
    actions: {
      a: decide('approve'),
      r: decide('reject'),
      c(payment) {
        const { id, kind, actions } = payment;
        if (actions.includes('claim')) void claiming.claim({ id, kind });
      },
      x: selection.toggle,
    },
  });
  const item = open ?? payments.find(({ id }) => id === openId);
  const list = (
    <div className={styles.list}>
      <PaymentFilter filter={filter} />
      <BulkBar selection={selection} onApprove={() => setTogether(selection.selected)} />
      {filter.shown.length === 0 ? (
        <NothingWaits isFiltered={payments.length > 0} />
      ) : (
        <PaymentRows payments={filter.shown} rowProps={rowProps} selection={selection} />
      )}
    </div>
  );
  const panel = openId !== undefined && (
    <PaymentPanel
      key={openId}
      id={openId}
      item={item}
      backHref={listHref}
      claiming={claiming}
      onDecide={(action) => item && decide(action)(item)}
    />
  );
  return (
    <>
      <ListAndPanel list={list} panel={panel || undefined} isWide />
      {decision && <DecidePayment {...decision} onClose={() => setDecision(undefined)} />}
      {together && (
        <BulkApprove
          payments={together}
          onClose={() => {
            setTogether(undefined);
            selection.clear();
          }}
        />
      )}
    </>
  );
}

function NothingWaits({ isFiltered }: { isFiltered: boolean }) {
  const t = useT();
  return (
    <div className={remoteStyles.panel}>
      {isFiltered ? (
        <EmptyState icon="search" title={t('payments.filter.none.title')} text={t('payments.filter.none.text')} />
      ) : (
        <EmptyState icon="check" title={t('payments.empty.title')} text={t('payments.empty.text')} />
      )}
    </div>
  );
}

function PaymentKeys() {
  const t = useT();
  const keys = [
    ...useListKeys(),
    { key: 'a', does: t('payments.approve') },
    { key: 'r', does: t('payments.reject') },
    { key: 'c', does: t('payments.claim') },
    { key: 'x', does: t('payments.keys.select') },
  ];
  return <Keys keys={keys} />;
}
