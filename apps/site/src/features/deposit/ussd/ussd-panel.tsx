import type { PanelProps } from '../../../shared/cashier/payment-methods.ts';
import { useKept } from '../../../shared/use-kept.ts';
import { DepositProgress } from '../deposit-progress.tsx';
import type { UssdDeposit } from './use-ussd-deposit.ts';
import { UssdCode } from './ussd-code.tsx';
import { UssdForm } from './ussd-form.tsx';

export function UssdPanel({ limit }: PanelProps) {
  const { value: deposit, keep, drop, forget } = useKept<UssdDeposit>('deposit.ussd');
  if (!deposit) return <UssdForm limit={limit} onMade={keep} />;
  return (
    <DepositProgress id={deposit.id} onAgain={drop} onOver={forget}>
      <UssdCode deposit={deposit} onBack={drop} />
    </DepositProgress>
  );
}
