import { useT } from '@harmattan/i18n/use-t';
import { CashierFrame } from '../../shared/cashier/cashier-frame.tsx';
import { MethodList } from '../../shared/cashier/method-list.tsx';
import { NumberProof } from '../../shared/number-proof/number-proof.tsx';
import { VerificationNote } from '../../shared/verification/verification-note.tsx';
import { DetailsGate } from './details-gate.tsx';
import { WithdrawOrder } from './order/withdraw-order.tsx';
import { SavedAccounts } from './saved/saved-accounts.tsx';
import { useWithdrawMethods } from './use-withdraw-methods.ts';
import { withdrawKinds } from './withdraw-kinds.ts';

export function WithdrawPage() {
  const t = useT();
  return (
    <CashierFrame current="/withdraw" title={t('withdraw.title')}>
      <NumberProof />
      <VerificationNote />
      <WithdrawOrder />
      <DetailsGate>
        <SavedAccounts />
        <MethodList query={useWithdrawMethods()} kinds={withdrawKinds} />
      </DetailsGate>
    </CashierFrame>
  );
}
