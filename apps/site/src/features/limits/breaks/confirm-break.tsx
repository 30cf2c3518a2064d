import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { Dialog } from '@harmattan/ui/dialog';
import { showToast } from '@harmattan/ui/toast';
import { useState } from 'react';
import { refusalOf } from '../../../shared/api/call-errors.ts';
import { FormMessage } from '../../../shared/forms/form-message.tsx';
import { useFailureText } from '../../../shared/forms/use-failure-text.ts';
import { StepUpForm } from '../../../shared/step-up/step-up-form.tsx';
import { useStepUp } from '../../../shared/step-up/use-step-up.ts';
import { BreakFacts } from './break-facts.tsx';
import { useTakeBreak, type Wish } from './use-breaks.ts';
import { useLengthText } from './use-length-text.ts';

interface ConfirmBreakProps {
  /** Open while there is one to confirm. */
  wish: Wish | undefined;
  returnWaitHours: number;
  onClose: () => void;
}

/** Says what exactly happens, asks once more who it is, and begins the break. */
export function ConfirmBreak({ wish, returnWaitHours, onClose }: ConfirmBreakProps) {
  const t = useT();
  const titleOf = useTitle();
  const { mutate, isPending } = useTakeBreak();
  const stepUp = useStepUp('password');
  const [failure, setFailure] = useState<unknown>();
  const textOf = useRefusalText();

  function close() {
    setFailure(undefined);
    stepUp.forget();
    onClose();
  }

  function take() {
    const proof = stepUp.proof();
    if (!wish || isPending || !proof) return;
    setFailure(undefined);
    mutate(
      { wish, proof },
      {
        onSuccess() {
          showToast({ kind: 'good', text: t('breaks.done') });
          close();
        },
        onError: (error) => !stepUp.take(error) && setFailure(error),
      },
    );
  }

  return (
    <Dialog
      open={wish !== undefined}
      title={wish ? titleOf(wish) : ''}
      onClose={close}
      closeText={t('shell.close')}
      actions={
        <>
          <Button onClick={close}>{t('breaks.cancel')}</Button>
          <Button kind="primary" busy={isPending} onClick={take}>
            {t(isPending ? 'breaks.busy' : wish?.kind === 'exclusion' ? 'breaks.exclusion.go' : 'breaks.time-out.go')}
          </Button>
        </>
      }
    >
      {wish && <BreakFacts wish={wish} returnWaitHours={returnWaitHours} />}
      <StepUpForm stepUp={stepUp} hint={t('breaks.proof')} onSubmit={take} />
      <FormMessage kind="bad" text={failure == null ? undefined : textOf(failure)} />
    </Dialog>
  );
}

function useTitle(): (wish: Wish) => string {
  const t = useT();
  const lengthText = useLengthText();
  return (wish) => {
    if (wish.kind === 'time-out') return t('breaks.confirm.time-out', { length: lengthText(wish) });
    if (wish.months === 'for-ever') return t('breaks.confirm.for-ever');
    return t('breaks.confirm.exclusion', { length: lengthText(wish) });
  };
}

function useRefusalText(): (failure: unknown) => string {
  const t = useT();
  const failureText = useFailureText();
  return (failure) => {
    const status = refusalOf<'POST Limits/TimeOut' | 'POST Limits/Exclude'>(failure)?.status;
    return status === 'LONGER_BREAK_IN_FORCE' ? t('breaks.LONGER_BREAK_IN_FORCE') : failureText(failure);
  };
}
