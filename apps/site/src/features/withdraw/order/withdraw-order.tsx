import { useT } from '@harmattan/i18n/use-t';
import { Button, ButtonLink } from '@harmattan/ui/button';
import { useEffect, useState } from 'react';
import { queryClient } from '../../../shared/api/query-client.ts';
import { useReasonText } from '../../../shared/cashier/use-reason-text.ts';
import { wireAmountText } from '../../../shared/cashier/wire-amount.ts';
import { useOnline } from '../../../shared/device/use-online.ts';
import { refreshMoney } from '../../../shared/money/refresh-money.ts';
import { savedAccountsKey } from '../use-saved-accounts.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { latestStep } from './order-steps.ts';
import { OrderTimeline } from './order-timeline.tsx';
import { useWithdrawOrder, type WithdrawOrderData } from './use-withdraw-order.ts';
import styles from './withdraw-order.module.css';

/** The latest withdrawal. Who never made one, or cannot be told of it now, sees the ways to be paid and nothing else. */
export function WithdrawOrder() {
  const { data: order } = useWithdrawOrder();
  return order ? <OrderCard order={order} /> : null;
}

function OrderCard({ order }: { order: WithdrawOrderData }) {
  const t = useT();
  const reasonText = useReasonText();
  const isOnline = useOnline();
  const [isCancelling, setIsCancelling] = useState(false);
  const stands = latestStep(order);
  const amount = wireAmountText(order.amount);
  // Of money on its way the step itself says all there is to say.
  const why = stands === 'sent' ? undefined : reasonText(order.message);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step may have moved money.
  useEffect(() => {
    refreshMoney();
    // What was paid is offered from then on.
    queryClient.invalidateQueries({ queryKey: savedAccountsKey });
  }, [order.id, stands]);

  return (
    <section className={styles.card} aria-labelledby="withdraw-order">
      <h2 id="withdraw-order" className={styles.title}>
        {t('withdraw.order.title')}
      </h2>
      <p className={styles.amount}>
        <strong className="figures">{amount}</strong>
        {order.destination !== '' && <span>{t('withdraw.order.to', { destination: order.destination })}</span>}
      </p>
      <div role="status" className={styles.stands}>
        <p>{t(`withdraw.order.${stands}.text`, { amount })}</p>
        {why && <p className={styles.why}>{why}</p>}
      </div>
      <OrderTimeline order={order} />
      {order.isFinished && (
        <ButtonLink size="small" href={`/TransactionHistory?receipt=${order.id}`}>
          {t('withdraw.order.receipt')}
        </ButtonLink>
      )}
      {order.canBeCanceled && (
        <Button
          wide
          disabledReason={isOnline ? undefined : t('shell.offline')}
          isReasonHidden
          onClick={() => setIsCancelling(true)}
        >
          {t('withdraw.order.cancel')}
        </Button>
      )}
      {/* An answer that was lost is found here: what can no longer be cancelled is not offered again. */}
      <CancelDialog open={isCancelling && order.canBeCanceled} amount={amount} onClose={() => setIsCancelling(false)} />
    </section>
  );
}
