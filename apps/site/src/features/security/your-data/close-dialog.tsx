import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { Dialog } from '@harmattan/ui/dialog';
import { showToast } from '@harmattan/ui/toast';
import { useState } from 'react';
import { StatusMessage } from '../../../shared/forms/status-message.tsx';
import { StepUpForm } from '../../../shared/step-up/step-up-form.tsx';
import { useStepUp } from '../../../shared/step-up/use-step-up.ts';
import { useCloseAccount } from './use-closing.ts';
import styles from './your-data.module.css';

interface CloseDialogProps {
  isOpen: boolean;
  keptYears: number;
  onClose: () => void;
}

/** Says what goes, what stays and until when, and asks once more who it is. */
export function CloseDialog({ isOpen, keptYears, onClose }: CloseDialogProps) {
  const t = useT();
  const { mutate, isPending } = useCloseAccount(() => showToast({ kind: 'good', text: t('rights.close.done') }));
  const stepUp = useStepUp('password');
  const [failure, setFailure] = useState<unknown>();

  function leave() {
    setFailure(undefined);
    stepUp.forget();
    onClose();
  }

  function close() {
    const proof = stepUp.proof();
    if (isPending || !proof) return;
    setFailure(undefined);
    mutate(proof, { onError: (error) => !stepUp.take(error) && setFailure(error) });
  }

  return (
    <Dialog
      open={isOpen}
      title={t('rights.close.confirm')}
      onClose={leave}
      closeText={t('shell.close')}
      actions={
        <>
          <Button onClick={leave}>{t('rights.cancel')}</Button>
          <Button kind="primary" busy={isPending} onClick={close}>
            {t(isPending ? 'rights.close.busy' : 'rights.close.go')}
          </Button>
        </>
      }
    >
      <ul className={styles.list}>
        <li>{t('rights.close.goes.sign-in')}</li>
        <li>{t('rights.close.goes.data')}</li>
        <li>{t('rights.close.stays', { years: keptYears })}</li>
        <li>{t('rights.close.breaks')}</li>
        <li>{t('rights.close.again')}</li>
      </ul>
      <StepUpForm stepUp={stepUp} hint={t('rights.close.proof')} onSubmit={close} />
      <StatusMessage failure={failure} />
    </Dialog>
  );
}
