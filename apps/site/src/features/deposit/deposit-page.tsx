import { useT } from '@harmattan/i18n/use-t';
import { useSearchParams } from 'react-router';
import { CashierFrame } from '../../shared/cashier/cashier-frame.tsx';
import { MethodList } from '../../shared/cashier/method-list.tsx';
import { NumberProof } from '../../shared/number-proof/number-proof.tsx';
import { BonusCodeProvider } from './bonus-code.tsx';
import { depositKinds } from './deposit-kinds.ts';
import { PaidReturn } from './paid-return.tsx';
import { useDepositMethods } from './use-deposit-methods.ts';
import { WithdrawalSummary } from './withdrawal-summary.tsx';

export function DepositPage() {
  const t = useT();
  const [search] = useSearchParams();
  const paidId = search.get('paid');
  return (
    <CashierFrame current="/deposit" title={t('deposit.title')}>
      <NumberProof canWait />
      {paidId && <PaidReturn key={paidId} id={paidId} />}
      <BonusCodeProvider initial={search.get('bonusCode') ?? ''}>
        <MethodList query={useDepositMethods()} kinds={depositKinds} />
      </BonusCodeProvider>
      <WithdrawalSummary />
    </CashierFrame>
  );
}
