import { useT } from '@harmattan/i18n/use-t';
import { Waiting } from '../../shared/cashier/waiting.tsx';
import { DepositProgress } from './deposit-progress.tsx';

interface FoundDepositProps {
  id: string;
  onAgain: () => void;
  onOver?: () => void;
}

/** A deposit of which nothing is left to do but to wait. */
export function FoundDeposit(props: FoundDepositProps) {
  const t = useT();
  return (
    <DepositProgress {...props}>
      <Waiting title={t('deposit.checking')} text={t('deposit.checking.text')} />
    </DepositProgress>
  );
}
