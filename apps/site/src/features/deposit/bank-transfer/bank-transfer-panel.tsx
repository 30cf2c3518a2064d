import { AskFirst, type FoundPayment } from '../../../shared/cashier/ask-first.tsx';
import type { PanelProps } from '../../../shared/cashier/payment-methods.ts';
import { usePaymentRequest } from '../../../shared/cashier/use-payment-request.ts';
import { useKept } from '../../../shared/device/use-kept.ts';
import { now } from '../../../shared/time/clock.ts';
import { DepositProgress } from '../deposit-progress.tsx';
import { FoundDeposit } from '../found-deposit.tsx';
import { useFound } from '../use-found.ts';
import { OwnAccount } from './own-account.tsx';
import { TransferAccount } from './transfer-account.tsx';
import { TransferForm } from './transfer-form.tsx';
import type { OpenTransfer } from './use-open-transfer.ts';

export function BankTransferPanel({ limit }: PanelProps) {
  const request = usePaymentRequest('deposit.transfer');
  const { value: transfer, isNew, keep, drop, forget } = useKept<OpenTransfer>('deposit.transfer');
  const found = useFound(request, ({ id, amount, step }) => {
    if (step?.kind === 'account') keep(transferOf({ id, amount, step }));
    return step?.kind === 'account';
  });
  if (transfer) {
    return (
      <DepositProgress id={transfer.id} isNew={isNew} onAgain={drop} onOver={forget}>
        <TransferAccount transfer={transfer} onBack={drop} />
      </DepositProgress>
    );
  }
  if (found.id !== undefined) return <FoundDeposit id={found.id} onAgain={found.drop} />;
  return (
    <AskFirst request={request} onFound={found.take}>
      <TransferForm limit={limit} request={request} onOpened={keep} />
      <OwnAccount />
    </AskFirst>
  );
}

type Step = Extract<FoundPayment['step'], { kind: 'account' }>;

function transferOf({ step: { kind: _kind, ...step }, ...payment }: { id: string; amount: number; step: Step }) {
  return { ...payment, ...step, errorMessage: '', endsAtMs: now() + step.secondsLeft * 1_000 };
}
