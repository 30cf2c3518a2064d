import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Waiting } from '../../shared/cashier/waiting.tsx';
import { StatusMessage } from '../../shared/forms/status-message.tsx';
import { DepositOutcome } from './deposit-outcome.tsx';
import { useDepositState } from './use-deposit-state.ts';

interface DepositProgressProps {
  id: string;
  /** This page has opened it just now, so the money cannot have come yet. */
  isNew?: boolean;
  /** Shown for as long as the money may still come. */
  children: ReactNode;
  onAgain: () => void;
  /** It has been credited or has failed: nothing of it needs to outlive the page. */
  onOver?: () => void;
}

export function DepositProgress({ id, isNew = false, children, onAgain, onOver }: DepositProgressProps) {
  const t = useT();
  const { state, isOver, isFresh, failure } = useDepositState(id, { isNew });
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
  if (state && state.state !== 'waiting') {
    const { state: outcome, amount, message: reason, secondAmount, aboveLimit } = state;
    return <DepositOutcome {...{ outcome, amount, reason, secondAmount, aboveLimit, onAgain }} />;
  }
  return isFresh ? children : <Waiting title={t('deposit.checking')} text={t('deposit.checking.text')} />;
}
