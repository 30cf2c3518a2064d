import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { useEffect, useRef } from 'react';
import { CodeField } from '../forms/code-field.tsx';
import formStyles from '../forms/form.module.css';
import { PasswordField } from '../forms/password-field.tsx';
import { SendCodeButton } from './send-code-button.tsx';
import type { StepUp } from './use-step-up.ts';

interface StepUpFieldsProps {
  stepUp: StepUp;
  hint?: string;
}

/** Asks once more who it is, among what the player has typed already: nothing has to be typed again. */
export function StepUpFields({ stepUp, hint }: StepUpFieldsProps) {
  const t = useT();
  const ref = useRef<HTMLDivElement>(null);
  const { ask, needs, values, errors, refusals, setValue, preferText } = stepUp;
  // Each wrong try leads back to its field, whose error is then read out with it; the first one to the first field.
  useEffect(() => {
    if (refusals === 0) return;
    const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? ref.current?.querySelector('input'))?.focus();
  }, [refusals]);
  if (!needs) return null;
  return (
    <div ref={ref} className={formStyles.form}>
      {needs.password && (
        <PasswordField
          label={t('step-up.password')}
          name="password"
          autoComplete="current-password"
          value={values.password}
          error={errors.password}
          hint={hint}
          onValueChange={(value) => setValue('password', value)}
        />
      )}
      {needs.code && (
        <CodeField
          label={t(needs.code === 'app' ? 'step-up.code' : 'step-up.text')}
          name="stepUpCode"
          takesLetters={needs.code === 'app'}
          value={values.code}
          error={errors.code}
          hint={needs.password ? undefined : hint}
          onValueChange={(value) => setValue('code', value)}
        />
      )}
      {needs.code === 'sms' && <SendCodeButton />}
      {ask === 'password-or-sms' && (
        <Button kind="plain" onClick={() => preferText(needs.password)}>
          {t(needs.password ? 'step-up.by-text' : 'step-up.by-password')}
        </Button>
      )}
    </div>
  );
}
