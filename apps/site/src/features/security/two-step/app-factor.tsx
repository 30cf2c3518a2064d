import { useT } from '@harmattan/i18n/use-t';
import { Badge } from '@harmattan/ui/badge';
import { Button } from '@harmattan/ui/button';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormMessage } from '../../../shared/form-message.tsx';
import { AppSetup } from './app-setup.tsx';
import { AppSwitchOff } from './app-switch-off.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './two-step.module.css';
import { useReloadSoon } from './use-reload-soon.ts';

export type AppStep =
  | { name: 'closed' | 'setup' | 'switch-off' }
  | { name: 'codes'; codes: string[] }
  | { name: 'done'; isOn: boolean };

interface AppFactorProps {
  /** As the server had it when the page asked last. */
  isOn: boolean;
  /** Whether codes by SMS are on. */
  hasSms: boolean;
  step: AppStep;
  onStep: (step: AppStep) => void;
}

/**
 * The codes of an app. The page is loaded again two seconds after everything is done; the recovery codes are shown this once,
 * so the two seconds begin only when the player has put them away.
 */
export function AppFactor({ isOn, hasSms, step, onStep }: AppFactorProps) {
  const t = useT();
  const reloadSoon = useReloadSoon();
  const shown = step.name === 'codes' ? true : step.name === 'done' ? step.isOn : isOn;
  const isChanged = step.name === 'codes' || step.name === 'done';

  function finish(isOnNow: boolean) {
    onStep({ name: 'done', isOn: isOnNow });
    reloadSoon();
  }

  return (
    <div className={styles.factor}>
      <div className={styles.head}>
        <h3 className={styles.name}>{t('security.two-step.app')}</h3>
        <Badge kind={shown ? 'good' : 'neutral'}>{t(shown ? 'security.two-step.on' : 'security.two-step.off')}</Badge>
      </div>
      <p className={styles.text}>{t('security.two-step.app.text')}</p>
      <FormMessage
        kind="good"
        text={
          isChanged ? t(shown ? 'security.two-step.app.activated' : 'security.two-step.app.deactivated') : undefined
        }
      />
      {step.name === 'closed' && (
        <Button onClick={() => onStep({ name: isOn ? 'switch-off' : 'setup' })}>
          {t(isOn ? 'security.two-step.app.disable' : 'security.two-step.app.enable')}
        </Button>
      )}
      {step.name === 'setup' && (
        <FocusedStep>
          <AppSetup
            hasSms={hasSms}
            onActivated={(codes) => onStep({ name: 'codes', codes })}
            onCancel={() => onStep({ name: 'closed' })}
          />
        </FocusedStep>
      )}
      {step.name === 'switch-off' && (
        <FocusedStep>
          <AppSwitchOff onDeactivated={() => finish(false)} onCancel={() => onStep({ name: 'closed' })} />
        </FocusedStep>
      )}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onKept={() => finish(true)} />}
    </div>
  );
}

/** Takes the focus from the button that it stands in place of. */
function FocusedStep({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className={styles.step}>
      {children}
    </div>
  );
}
