import { useT } from '@harmattan/i18n/use-t';
import { Dialog } from '@harmattan/ui/dialog';
import { useEffect, useRef, useState } from 'react';
import { brand } from '../../../shared/brand/brand.ts';
import { CodeStep } from './code-step.tsx';
import { DoneStep } from './done-step.tsx';
import { NumberStep } from './number-step.tsx';
import { PasswordStep } from './password-step.tsx';
import styles from './recovery-dialog.module.css';
import { useSendCode } from './use-send-code.ts';

const steps = ['number', 'code', 'password', 'done'] as const;
type Step = (typeof steps)[number];

interface RecoveryDialogProps {
  open: boolean;
  /** What stands in the login form, so that it need not be typed again. */
  loginNumber: string;
  onClose: () => void;
}

export function RecoveryDialog({ open, loginNumber, onClose }: RecoveryDialogProps) {
  const t = useT();
  const [step, setStep] = useState<Step>('number');
  const [number, setNumber] = useState('');
  const [code, setCode] = useState('');
  const userName = `${brand.countryPrefix.replace('+', '')}${number}`;
  const sending = useSendCode(userName);
  const stepRef = useFocusOnHeading(step);
  // The form behind still holds the old password.
  const close = step === 'done' ? () => location.reload() : onClose;

  return (
    <Dialog open={open} title={t(`recovery.title.${step}`)} onClose={close} closeText={t('recovery.close')}>
      <div ref={stepRef} className={styles.step}>
        <p className={styles.count}>{t('recovery.step', { step: steps.indexOf(step) + 1 })}</p>
        {step === 'number' && (
          <NumberStep
            initialNumber={number || loginNumber}
            onNext={(entered) => {
              setNumber(entered);
              setStep('code');
            }}
          />
        )}
        {step === 'code' && (
          <CodeStep
            number={number}
            sending={sending}
            initialCode={code}
            onBack={() => setStep('number')}
            onNext={(entered) => {
              setCode(entered);
              setStep('password');
            }}
          />
        )}
        {step === 'password' && (
          <PasswordStep
            userName={userName}
            smsCode={code}
            smsVerificationKey={sending.sent?.key ?? ''}
            onBack={() => setStep('code')}
            onDone={() => setStep('done')}
          />
        )}
        {step === 'done' && <DoneStep onLogin={close} />}
      </div>
    </Dialog>
  );
}

/** Each step has a title of its own, which is read out when the step begins. */
function useFocusOnHeading(step: Step) {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what the focus follows.
  useEffect(() => {
    ref.current?.closest('dialog')?.querySelector('h2')?.focus();
  }, [step]);
  return ref;
}
