import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { TimeLeft } from '@harmattan/ui/time-left';
import type { FormEvent } from 'react';
import { refusalOf } from '../../../shared/api/call-errors.ts';
import { CodeField } from '../../../shared/forms/code-field.tsx';
import formStyles from '../../../shared/forms/form.module.css';
import { FormMessage } from '../../../shared/forms/form-message.tsx';
import { useFailureText } from '../../../shared/forms/use-failure-text.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import styles from './email-card.module.css';
import { type SentCode, useProveEmail } from './use-email.ts';

interface CodeFormProps {
  code: SentCode;
  onProven: () => void;
  /** For another address, or another code. */
  onOther: () => void;
}

export function CodeForm({ code: { email, endsAtMs }, onProven, onOther }: CodeFormProps) {
  const t = useT();
  const failureText = useFailureText();
  const { formRef, values, field, message, refuse, forgiveAll } = useForm({ code: '' });
  const { mutate, isPending } = useProveEmail();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (values.code === '') return refuse({ errors: { code: t('rights.email.code.missing') } });
    forgiveAll();
    mutate(values.code, { onSuccess: onProven, onError: tell });
  }

  function tell(failure: unknown) {
    const isWrong = refusalOf<'POST User/ProveEmail'>(failure)?.status === 'INVALID_VERIFICATION_CODE';
    refuse(isWrong ? { errors: { code: failureText(failure) } } : { message: failureText(failure) });
  }

  return (
    <form ref={formRef} className={formStyles.form} onSubmit={submit} noValidate>
      <FormMessage kind="good" text={t('rights.email.sent', { email })} />
      <CodeField label={t('rights.email.code')} {...field('code')} />
      <p className={styles.life}>
        <span>{t('rights.email.code.life')}</span>
        <TimeLeft key={endsAtMs} endsAtMs={endsAtMs} endedText={t('rights.email.code.ended')} />
      </p>
      <FormMessage kind="bad" text={message} />
      <div className={styles.others}>
        <Button onClick={onOther}>{t('rights.email.other')}</Button>
        <Button kind="primary" type="submit" busy={isPending}>
          {t(isPending ? 'rights.email.checking' : 'rights.email.confirm')}
        </Button>
      </div>
    </form>
  );
}
