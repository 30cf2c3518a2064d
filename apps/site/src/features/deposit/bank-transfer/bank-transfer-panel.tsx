import type { PanelProps } from '../../../shared/cashier/payment-methods.ts';
import { useKept } from '../../../shared/use-kept.ts';
import { DepositProgress } from '../deposit-progress.tsx';
import { TransferAccount } from './transfer-account.tsx';
import { TransferForm } from './transfer-form.tsx';
import type { OpenTransfer } from './use-open-transfer.ts';

export function BankTransferPanel({ limit }: PanelProps) {
  const { value: transfer, keep, drop, forget } = useKept<OpenTransfer>('deposit.transfer');
  if (!transfer) return <TransferForm limit={limit} onOpened={keep} />;
  return (
    <DepositProgress id={transfer.id} onAgain={drop} onOver={forget}>
      <TransferAccount transfer={transfer} onBack={drop} />
    </DepositProgress>
  );
}
