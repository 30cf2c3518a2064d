import type { MessageId } from '@harmattan/i18n/messages';
import { useT } from '@harmattan/i18n/use-t';
import { Badge } from '@harmattan/ui/badge';
import { Button } from '@harmattan/ui/button';
import { FormMessage } from '../../../shared/forms/form-message.tsx';
import { AppSetup } from './app-setup.tsx';
import { AppSwitchOff } from './app-switch-off.tsx';
import { FocusedStep } from './focused-step.tsx';
import { NewRecoveryCodes } from './new-recovery-codes.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './two-step.module.css';
import { useReloadSoon } from './use-reload-soon.ts';

export type AppStep =
  | { name: 'closed' | 'setup' | 'switch-off' | 'new-codes' }
  /** `isNew`: in place of others, of an app that was on already. */
  | { name: 'codes'; codes: string[]; isNew: boolean }
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
  const news = newsOf(step);

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
      <FormMessage kind="good" text={news && t(news)} />
      {step.name === 'closed' && (
        <div className={styles.actions}>
          <Button onClick={() => onStep({ name: isOn ? 'switch-off' : 'setup' })}>
            {t(isOn ? 'security.two-step.app.disable' : 'security.two-step.app.enable')}
          </Button>
          {isOn && <Button onClick={() => onStep({ name: 'new-codes' })}>{t('security.two-step.recovery.new')}</Button>}
        </div>
      )}
      {step.name === 'setup' && (
        <FocusedStep>
          <AppSetup
            hasSms={hasSms}
            onActivated={(codes) => onStep({ name: 'codes', codes, isNew: false })}
            onCancel={() => onStep({ name: 'closed' })}
          />
        </FocusedStep>
      )}
      {step.name === 'switch-off' && (
        <FocusedStep>
          <AppSwitchOff onDeactivated={() => finish(false)} onCancel={() => onStep({ name: 'closed' })} />
        </FocusedStep>
      )}
      {step.name === 'new-codes' && (
        <FocusedStep>
          <NewRecoveryCodes
            onMade={(codes) => onStep({ name: 'codes', codes, isNew: true })}
            onCancel={() => onStep({ name: 'closed' })}
          />
        </FocusedStep>
      )}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onKept={() => finish(true)} />}
    </div>
  );
}

/** What has just changed, as a text. */
function newsOf(step: AppStep): MessageId | undefined {
  if (step.name === 'codes' && step.isNew) return 'security.two-step.recovery.made';
  if (step.name === 'codes') return 'security.two-step.app.activated';
  if (step.name !== 'done') return undefined;
  return step.isOn ? 'security.two-step.app.activated' : 'security.two-step.app.deactivated';
}
