import type { CallData } from '@harmattan/contract';
import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import type { FormEvent } from 'react';
import { refusalOf } from '../../../shared/api/call-errors.ts';
import { CodeField } from '../../../shared/forms/code-field.tsx';
import formStyles from '../../../shared/forms/form.module.css';
import { FormMessage } from '../../../shared/forms/form-message.tsx';
import { useFailureText } from '../../../shared/forms/use-failure-text.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import type { StepUpAsk } from '../../../shared/step-up/step-up.ts';
import { StepUpFields } from '../../../shared/step-up/step-up-fields.tsx';
import { useStepUp } from '../../../shared/step-up/use-step-up.ts';
import { useToggleAppFactor } from './use-toggle-app-factor.ts';

interface CodeFormProps {
  submit: string;
  /** Whether the app's codes shall be asked for afterwards. */
  wish: boolean;
  /** What it asks for beside the code. */
  ask: StepUpAsk;
  hint?: string;
  /** A recovery code has letters. */
  takesLetters?: boolean;
  onDone: (answer: CallData<'POST User/ToggleTwoFactor'>) => void;
  onCancel: () => void;
}

/** Switches the app's codes on or off, with a code. */
export function CodeForm({ submit, wish, ask, hint, takesLetters = false, onDone, onCancel }: CodeFormProps) {
  const t = useT();
  const failureText = useFailureText();
  const { formRef, values, field, message, refuse, forgiveAll } = useForm({ code: '' });
  const { mutate, isPending } = useToggleAppFactor(wish);
  const stepUp = useStepUp(ask);

  function send(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (values.code === '') return refuse({ errors: { code: t('security.two-step.code.missing') } });
    const proof = stepUp.proof();
    if (!proof) return;
    forgiveAll();
    mutate({ pin: values.code, proof }, { onSuccess: onDone, onError: tell });
  }

  function tell(failure: unknown) {
    switch (refusalOf<'POST User/ToggleTwoFactor'>(failure)?.status) {
      case 'AUTH_CODE_IS_NOT_CORRECT':
        return refuse({ errors: { code: failureText(failure) } });
      case 'TOO_MANY_ATTEMPTS':
        return refuse({ message: t('security.two-step.code.too-many') });
      default:
        if (!stepUp.take(failure)) refuse({ message: failureText(failure) });
    }
  }

  return (
    <form ref={formRef} className={formStyles.form} onSubmit={send} noValidate>
      <CodeField label={t('security.two-step.code')} hint={hint} takesLetters={takesLetters} {...field('code')} />
      <StepUpFields stepUp={stepUp} hint={t('step-up.change')} />
      <FormMessage kind="bad" text={message} />
      <div className={formStyles.actions}>
        <Button onClick={onCancel}>{t('security.cancel')}</Button>
        <Button kind="primary" type="submit" busy={isPending}>
          {isPending ? t('security.two-step.code.checking') : submit}
        </Button>
      </div>
    </form>
  );
}
