import { useT } from '@harmattan/i18n/use-t';
import { useSearchParams } from '@harmattan/router/use-search-params';
import { BreakFacePart } from '../../shared/break/break-face-part.tsx';
import { useBreak } from '../../shared/break/break-news.ts';
import { CashierFrame } from '../../shared/cashier/cashier-frame.tsx';
import { MethodList } from '../../shared/cashier/method-list.tsx';
import { NumberProof } from '../../shared/number-proof/number-proof.tsx';
import { BonusCodeProvider } from './bonus-code.tsx';
import { ClaimLink } from './claim/claim-link.tsx';
import { ClaimView } from './claim/claim-view.tsx';
import { depositKinds } from './deposit-kinds.ts';
import { LimitRoom } from './limit-room.tsx';
import { PaidReturn } from './paid-return.tsx';
import { useDepositMethods } from './use-deposit-methods.ts';
import { WithdrawalSummary } from './withdrawal-summary.tsx';

export function DepositPage() {
  const t = useT();
  const [search] = useSearchParams();
  const paidId = search.get('paid');
  const isClaim = search.has('claim');
  return (
    <CashierFrame current="/deposit" title={t('deposit.title')} beside={!isClaim && <Beside />}>
      <NumberProof canWait />
      {paidId && <PaidReturn key={paidId} id={paidId} />}
      {isClaim ? <ClaimView search={search} /> : <Methods search={search} />}
    </CashierFrame>
  );
}

function Methods({ search }: { search: URLSearchParams }) {
  const taken = useBreak();
  const methods = useDepositMethods();
  if (taken) return <BreakFacePart shown={taken} />;
  return (
    <BonusCodeProvider initial={search.get('bonusCode') ?? ''}>
      <MethodList query={methods} kinds={depositKinds} />
    </BonusCodeProvider>
  );
}

function Beside() {
  return (
    <>
      <LimitRoom />
      <ClaimLink />
      <WithdrawalSummary />
    </>
  );
}
