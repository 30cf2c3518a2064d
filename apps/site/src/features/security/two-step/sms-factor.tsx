import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { Dialog } from '@harmattan/ui/dialog';
import { Switch } from '@harmattan/ui/switch';
import { useState } from 'react';
import { FormMessage } from '../../../shared/forms/form-message.tsx';
import { StatusMessage } from '../../../shared/forms/status-message.tsx';
import { askForChange } from '../../../shared/step-up/step-up.ts';
import { StepUpForm } from '../../../shared/step-up/step-up-form.tsx';
import { useStepUp } from '../../../shared/step-up/use-step-up.ts';
import styles from './two-step.module.css';
import { useReloadSoon } from './use-reload-soon.ts';
import { useSwitchSmsFactor } from './use-switch-sms-factor.ts';

/** The codes by SMS. Asks before it changes anything, because the next sign-in will be another one. */
export function SmsFactor({ isOn, hasApp }: { isOn: boolean; hasApp: boolean }) {
  const t = useT();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, data, isPending, isSuccess } = useSwitchSmsFactor();
  const stepUp = useStepUp(askForChange({ hasApp, hasSms: isOn }));
  const [failure, setFailure] = useState<unknown>();
  const reloadSoon = useReloadSoon();
  const isShownOn = data?.smsTwoFactorEnabled ?? isOn;

  function close() {
    // Closing does not cancel a change that is under way: the dialog stays until it ends.
    if (isPending) return;
    setFailure(undefined);
    stepUp.forget();
    setIsAsking(false);
  }

  function change() {
    if (isPending) return;
    const proof = stepUp.proof();
    if (!proof) return;
    setFailure(undefined);
    mutate(
      { isWanted: !isOn, proof },
      {
        onSuccess() {
          setIsAsking(false);
          reloadSoon();
        },
        onError: (error) => !stepUp.take(error) && setFailure(error),
      },
    );
  }

  return (
    <div className={styles.factor}>
      <Switch
        label={t('security.two-step.sms')}
        hint={t('security.two-step.sms.text')}
        checked={isShownOn}
        onCheckedChange={() => !isSuccess && setIsAsking(true)}
      />
      <FormMessage
        kind="good"
        text={
          data && t(data.smsTwoFactorEnabled ? 'security.two-step.sms.activated' : 'security.two-step.sms.deactivated')
        }
      />
      <Dialog
        open={isAsking}
        title={t(isOn ? 'security.two-step.sms.disable' : 'security.two-step.sms.enable')}
        onClose={close}
        closeText={t('shell.close')}
        actions={
          <>
            <Button onClick={close}>{t('security.cancel')}</Button>
            <Button kind="primary" busy={isPending} onClick={change}>
              {t('security.two-step.confirm')}
            </Button>
          </>
        }
      >
        <p>{t(isOn ? 'security.two-step.sms.disable.text' : 'security.two-step.sms.enable.text')}</p>
        <StepUpForm stepUp={stepUp} hint={t('step-up.change')} onSubmit={change} />
        <StatusMessage failure={failure} />
      </Dialog>
    </div>
  );
}
