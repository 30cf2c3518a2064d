import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { AskFirst } from '../../../shared/cashier/ask-first.tsx';
import type { PanelProps } from '../../../shared/cashier/payment-methods.ts';
import { usePaymentRequest } from '../../../shared/cashier/use-payment-request.ts';
import { useReasonText } from '../../../shared/cashier/use-reason-text.ts';
import { Waiting } from '../../../shared/cashier/waiting.tsx';
import { wireAmountText } from '../../../shared/cashier/wire-amount.ts';
import { useKept } from '../../../shared/device/use-kept.ts';
import { FormMessage } from '../../../shared/forms/form-message.tsx';
import { DepositProgress } from '../deposit-progress.tsx';
import { FoundDeposit } from '../found-deposit.tsx';
import { useFound } from '../use-found.ts';
import { PayBillForm } from './pay-bill-form.tsx';
import type { PayBillDeposit } from './use-pay-bill.ts';

export function PayBillPanel({ limit }: PanelProps) {
  const t = useT();
  const reasonText = useReasonText();
  const request = usePaymentRequest('deposit.bill');
  const { value: deposit, isNew, keep, drop, forget } = useKept<PayBillDeposit>('deposit.bill');
  // A gateway without an answer may have reached the phone: the player is asked to look there, and not to pay again.
  const found = useFound(request, ({ id, amount }) => {
    keep({ id, amount, message: 'PLEASE_APPROVE_ON_YOUR_PHONE' });
    return true;
  });
  if (!deposit) {
    if (found.id !== undefined) return <FoundDeposit id={found.id} onAgain={found.drop} />;
    return (
      <AskFirst request={request} onFound={found.take}>
        <PayBillForm limit={limit} request={request} onAsked={keep} />
      </AskFirst>
    );
  }
  return (
    <DepositProgress id={deposit.id} isNew={isNew} onAgain={drop} onOver={forget}>
      <FormMessage kind="info" text={reasonText(deposit.message)} />
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
