import { useT } from '@harmattan/i18n/use-t';
import { TextField } from '@harmattan/ui/text-field';
import { useEffect, useRef } from 'react';
import formStyles from '../../../shared/form.module.css';
import { PasswordField } from '../../../shared/password-field.tsx';
import type { StepUp } from './step-up.ts';

interface StepUpFieldProps {
  ask: StepUp;
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
  /** By the Enter key. */
  onSubmit: () => void;
}

/** Asks once more who it is, in the dialog that already shows the account: nothing has to be typed again. */
export function StepUpField({ ask, onSubmit, ...words }: StepUpFieldProps) {
  const t = useT();
  const field = { ...words, hint: t('withdraw.step-up.text') };
  const formRef = useRef<HTMLFormElement>(null);
  // Each wrong try leads back to the field, whose error is then read out with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new error is what moves the focus.
  useEffect(() => formRef.current?.querySelector('input')?.focus(), [words.error]);
  return (
    <form
      ref={formRef}
      className={formStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {ask === 'password' ? (
        <PasswordField
          {...field}
          label={t('withdraw.step-up.password')}
          name="password"
          autoComplete="current-password"
        />
      ) : (
        <TextField {...field} label={t('withdraw.step-up.code')} name="code" autoComplete="one-time-code" required />
      )}
    </form>
  );
}
