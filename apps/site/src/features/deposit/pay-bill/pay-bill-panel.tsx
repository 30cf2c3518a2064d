import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import type { PanelProps } from '../../../shared/cashier/payment-methods.ts';
import { useReasonText } from '../../../shared/cashier/use-reason-text.ts';
import { wireAmountText } from '../../../shared/cashier/wire-amount.ts';
import { FormMessage } from '../../../shared/form-message.tsx';
import { useKept } from '../../../shared/use-kept.ts';
import { DepositProgress } from '../deposit-progress.tsx';
import { Waiting } from '../waiting.tsx';
import { PayBillForm } from './pay-bill-form.tsx';
import type { PayBillDeposit } from './use-pay-bill.ts';

export function PayBillPanel({ limit }: PanelProps) {
  const t = useT();
  const reasonText = useReasonText();
  const { value: deposit, keep, drop, forget } = useKept<PayBillDeposit>('deposit.bill');
  if (!deposit) return <PayBillForm limit={limit} onAsked={keep} />;
  return (
    <DepositProgress id={deposit.id} onAgain={drop} onOver={forget}>
      <FormMessage kind="good" text={reasonText(deposit.message) || t('cashier.success')} />
      <Waiting
        title={t('deposit.bill.approve')}
        text={t('deposit.bill.text', { amount: wireAmountText(deposit.amount) })}
      />
      <Button wide onClick={drop}>
        {t('cashier.back')}
      </Button>
    </DepositProgress>
  );
}
