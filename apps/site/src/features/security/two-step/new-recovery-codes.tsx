import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { type FormEvent, useState } from 'react';
import formStyles from '../../../shared/forms/form.module.css';
import { StatusMessage } from '../../../shared/forms/status-message.tsx';
import { askForChange } from '../../../shared/step-up/step-up.ts';
import { StepUpFields } from '../../../shared/step-up/step-up-fields.tsx';
import { useStepUp } from '../../../shared/step-up/use-step-up.ts';
import styles from './two-step.module.css';
import { useMakeRecoveryCodes } from './use-make-recovery-codes.ts';

interface NewRecoveryCodesProps {
  onMade: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** For a player who has used up or lost the recovery codes and still has the app. */
export function NewRecoveryCodes({ onMade, onCancel }: NewRecoveryCodesProps) {
  const t = useT();
  const stepUp = useStepUp(askForChange({ hasApp: true, hasSms: false }));
  const { mutate, isPending } = useMakeRecoveryCodes();
  const [failure, setFailure] = useState<unknown>();

  function send(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const proof = stepUp.proof();
    if (!proof) return;
    setFailure(undefined);
    mutate(proof, {
      onSuccess: ({ recoveryCodes }) => onMade(recoveryCodes),
      onError: (error) => !stepUp.take(error) && setFailure(error),
    });
  }

  return (
    <div className={styles.setup}>
      <p>{t('security.two-step.recovery.new.text')}</p>
      <form className={formStyles.form} onSubmit={send} noValidate>
        <StepUpFields stepUp={stepUp} hint={t('step-up.change')} />
        <StatusMessage failure={failure} />
        <div className={formStyles.actions}>
          <Button onClick={onCancel}>{t('security.cancel')}</Button>
          <Button kind="primary" type="submit" busy={isPending}>
            {t('security.two-step.recovery.new.submit')}
          </Button>
        </div>
      </form>
    </div>
  );
}
