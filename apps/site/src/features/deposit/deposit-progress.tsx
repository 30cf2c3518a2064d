import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { StatusMessage } from '../../shared/status-message.tsx';
import { DepositOutcome } from './deposit-outcome.tsx';
import { useDepositState } from './use-deposit-state.ts';

interface DepositProgressProps {
  id: string;
  /** Shown for as long as the money may still come. */
  children: ReactNode;
  onAgain: () => void;
  /** It has been credited or has failed: nothing of it needs to outlive the page. */
  onOver?: () => void;
}

export function DepositProgress({ id, children, onAgain, onOver }: DepositProgressProps) {
  const t = useT();
  const { state, isOver, failure } = useDepositState(id);
  const handleOver = useEffectEvent(() => onOver?.());

  useEffect(() => {
    if (isOver) handleOver();
  }, [isOver]);

  if (failure) {
    return (
      <>
        <StatusMessage failure={failure} />
        <Button wide onClick={onAgain}>
          {t('deposit.again')}
        </Button>
      </>
    );
  }
  if (!state || state.state === 'waiting') return children;
  return <DepositOutcome outcome={state.state} amount={state.amount} reason={state.message} onAgain={onAgain} />;
}
