import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { TimeLeft } from '@harmattan/ui/time-left';
import type { FormEvent } from 'react';
import { refusalOf } from '../api/call-errors.ts';
import { CodeField } from '../forms/code-field.tsx';
import formStyles from '../forms/form.module.css';
import { FormMessage } from '../forms/form-message.tsx';
import { useFailureText } from '../forms/use-failure-text.ts';
import { useForm } from '../forms/use-form.ts';
import styles from './code-step.module.css';
import { SendButton } from './send-button.tsx';
import { useProveNumber } from './use-prove-number.ts';
import type { CodeSending } from './use-send-number-code.ts';

interface CodeStepProps {
  sending: CodeSending;
  resendAtMs: number;
  codeEndsAtMs: number;
  onProven: () => void;
  onLater: (() => void) | undefined;
}

export function CodeStep({ sending, resendAtMs, codeEndsAtMs, onProven, onLater }: CodeStepProps) {
  const t = useT();
  const failureText = useFailureText();
  const { formRef, values, field, message, refuse, forgiveAll } = useForm({ code: '' });
  const { mutate, isPending } = useProveNumber();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (values.code === '') return refuse({ errors: { code: t('number-proof.code.missing') } });
    forgiveAll();
    mutate(values.code, { onSuccess: onProven, onError: tell });
  }

  function tell(failure: unknown) {
    const isWrong = refusalOf<'POST Security/ProveNumber'>(failure)?.status === 'INVALID_VERIFICATION_CODE';
    refuse(isWrong ? { errors: { code: failureText(failure) } } : { message: failureText(failure) });
  }

  return (
    <form ref={formRef} className={formStyles.form} onSubmit={submit} noValidate>
      <FormMessage kind="good" text={sending.isPending ? undefined : t('number-proof.sent')} />
      <CodeField label={t('number-proof.code')} {...field('code')} />
      <p className={styles.life}>
        <span>{t('number-proof.code.life')}</span>
        <TimeLeft key={codeEndsAtMs} endsAtMs={codeEndsAtMs} endedText={t('number-proof.code.ended')} />
      </p>
      <FormMessage kind="bad" text={message ?? (sending.error ? failureText(sending.error) : undefined)} />
      <Button kind="primary" type="submit" wide busy={isPending}>
        {t(isPending ? 'number-proof.submitting' : 'number-proof.submit')}
      </Button>
      <div className={styles.others}>
        <SendButton kind="quiet" label={t('number-proof.resend')} sending={sending} resendAtMs={resendAtMs} />
        {onLater && <Button onClick={onLater}>{t('number-proof.later')}</Button>}
      </div>
    </form>
  );
}
