import { useT } from '@harmattan/i18n/use-t';
import { Badge } from '@harmattan/ui/badge';
import { Button } from '@harmattan/ui/button';
import { useState } from 'react';
import { FormMessage } from '../../../shared/form-message.tsx';
import { AppSetup } from './app-setup.tsx';
import { AppSwitchOff } from './app-switch-off.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './two-step.module.css';
import { useReloadSoon } from './use-reload-soon.ts';

type Step = { name: 'closed' | 'on' | 'off' | 'done' } | { name: 'codes'; codes: string[] };

/**
 * The codes of an app. The page is loaded again two seconds after everything is done; the recovery codes are shown this once,
 * so the two seconds begin only when the player has put them away.
 */
export function AppFactor({ isOn }: { isOn: boolean }) {
  const t = useT();
  const [step, setStep] = useState<Step>({ name: 'closed' });
  const [done, setDone] = useState<string>();
  const reloadSoon = useReloadSoon();
  const isShownOn = done === undefined ? isOn : !isOn;
  const close = () => setStep({ name: 'closed' });

  function activate(codes: string[]) {
    setDone(t('security.two-step.app.activated'));
    setStep({ name: 'codes', codes });
  }

  function deactivate() {
    setDone(t('security.two-step.app.deactivated'));
    finish();
  }

  function finish() {
    setStep({ name: 'done' });
    reloadSoon();
  }

  return (
    <div className={styles.factor}>
      <div className={styles.head}>
        <h3 className={styles.name}>{t('security.two-step.app')}</h3>
        <Badge kind={isShownOn ? 'good' : 'neutral'}>
          {t(isShownOn ? 'security.two-step.on' : 'security.two-step.off')}
        </Badge>
      </div>
      <p className={styles.text}>{t('security.two-step.app.text')}</p>
      <FormMessage kind="good" text={done} />
      {step.name === 'closed' && (
        <Button onClick={() => setStep({ name: isOn ? 'off' : 'on' })}>
          {t(isOn ? 'security.two-step.app.disable' : 'security.two-step.app.enable')}
        </Button>
      )}
      {step.name === 'on' && <AppSetup onActivated={activate} onCancel={close} />}
      {step.name === 'off' && <AppSwitchOff onDeactivated={deactivate} onCancel={close} />}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onKept={finish} />}
    </div>
  );
}
