import { AskFirst } from '../../../shared/cashier/ask-first.tsx';
import type { PanelProps } from '../../../shared/cashier/payment-methods.ts';
import { usePaymentRequest } from '../../../shared/cashier/use-payment-request.ts';
import { useKept } from '../../../shared/device/use-kept.ts';
import { DepositProgress } from '../deposit-progress.tsx';
import { FoundDeposit } from '../found-deposit.tsx';
import { useFound } from '../use-found.ts';
import type { UssdDeposit } from './use-ussd-deposit.ts';
import { UssdCode } from './ussd-code.tsx';
import { UssdForm } from './ussd-form.tsx';

export function UssdPanel({ limit }: PanelProps) {
  const request = usePaymentRequest('deposit.ussd');
  const { value: deposit, isNew, keep, drop, forget } = useKept<UssdDeposit>('deposit.ussd');
  const found = useFound(request, ({ id, amount, step }) => {
    if (step?.kind === 'ussd') keep({ id, amount, ussdCode: step.ussdCode, errorMessage: '' });
    return step?.kind === 'ussd';
  });
  if (deposit) {
    return (
      <DepositProgress id={deposit.id} isNew={isNew} onAgain={drop} onOver={forget}>
        <UssdCode deposit={deposit} onBack={drop} />
      </DepositProgress>
    );
  }
  if (found.id !== undefined) return <FoundDeposit id={found.id} onAgain={found.drop} />;
  return (
    <AskFirst request={request} onFound={found.take}>
      <UssdForm limit={limit} request={request} onMade={keep} />
    </AskFirst>
  );
}
