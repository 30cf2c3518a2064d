import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import type { FormEvent } from 'react';
import { brand } from '../../../shared/brand/brand.ts';
import { CodeField } from '../../../shared/forms/code-field.tsx';
import formStyles from '../../../shared/forms/form.module.css';
import { useForm } from '../../../shared/forms/use-form.ts';
import { CodeLife } from './code-life.tsx';
import { SendingNews } from './sending-news.tsx';
import type { CodeSending } from './use-send-code.ts';

interface CodeStepProps {
  number: string;
  sending: CodeSending;
  initialCode: string;
  onBack: () => void;
  onNext: (code: string) => void;
}

export function CodeStep({ number, sending, initialCode, onBack, onNext }: CodeStepProps) {
  const t = useT();
  const { formRef, values, field, refuse } = useForm({ code: initialCode });
  const { send, isSending, sent } = sending;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (values.code === '') refuse({ errors: { code: t('message.please_fill_the_field') } });
    else onNext(values.code);
  }

  return (
    <form ref={formRef} className={formStyles.form} onSubmit={submit} noValidate>
      <p className={formStyles.text}>{t('recovery.send.text', { number: `${brand.countryPrefix} ${number}` })}</p>
      <Button kind={sent ? 'quiet' : 'primary'} wide busy={isSending} onClick={send}>
        {t(isSending ? 'recovery.sending' : 'recovery.send')}
      </Button>
      <SendingNews sending={sending} />
      <CodeField label={t('recovery.code')} {...field('code')} />
      <CodeLife endsAtMs={sent?.endsAtMs} />
      <div className={formStyles.actions}>
        <Button onClick={onBack}>{t('recovery.back')}</Button>
        <Button kind={sent ? 'primary' : 'quiet'} type="submit">
          {t('recovery.next')}
        </Button>
      </div>
    </form>
  );
}
