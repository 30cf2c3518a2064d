import { useT } from '@harmattan/i18n/use-t';
import { navigate } from '@harmattan/router/location';
import { Button } from '@harmattan/ui/button';
import { TextAreaField } from '@harmattan/ui/text-area-field';
import { TextField } from '@harmattan/ui/text-field';
import { showToast } from '@harmattan/ui/toast';
import { type FormEvent, useEffect, useEffectEvent } from 'react';
import { useOnline } from '../../shared/device/use-online.ts';
import { DepartmentField } from '../../shared/forms/department-field.tsx';
import formStyles from '../../shared/forms/form.module.css';
import { FormMessage } from '../../shared/forms/form-message.tsx';
import { isTooLong } from '../../shared/forms/is-too-long.ts';
import { useFieldErrors } from '../../shared/forms/use-field-errors.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { headerLengthMax, type MessageTexts, textLengthMax } from './message-texts.ts';
import { useDraft } from './use-draft.ts';
import { useSendFailureText } from './use-send-failure-text.ts';
import { useSendMessage } from './use-send-message.ts';

interface MessageFormProps {
  /** Each answer has a draft of its own. */
  draftName: string;
  start: MessageTexts;
}

export function MessageForm({ draftName, start }: MessageFormProps) {
  const t = useT();
  const isOnline = useOnline();
  const fieldErrors = useFieldErrors();
  const failureText = useSendFailureText();
  const { kept, keep, forget, address } = useDraft(draftName);
  const { formRef, values, field, message, refuse, forgiveAll } = useForm<MessageTexts>({ ...start, ...kept });
  const { mutate, isPending } = useSendMessage({ onSent: forget });

  const keepTexts = useEffectEvent(keep);
  useEffect(() => keepTexts(values), [values]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending || !isOnline) return;
    const missing = (text: string) => (text.trim() === '' ? t('message.please_fill_the_field') : undefined);
    const { department, messageHeader, messageText } = values;
    if ([department, messageHeader, messageText].some(missing)) {
      return refuse({
        errors: {
          department: missing(department),
          messageHeader: missing(messageHeader),
          messageText: missing(messageText),
        },
        message: t('message.please_fill_all_fields'),
      });
    }
    if (isTooLong(messageText, textLengthMax)) {
      return refuse({ errors: { messageText: t('messages.text.too-long', { max: textLengthMax }) } });
    }
    forgiveAll();
    mutate(address(values), { onSuccess: leave, onError: tell });
  }

  function leave() {
    showToast({ kind: 'good', text: t('messages.sent.done') });
    navigate('/Messages/SentMessages');
  }

  function tell(failure: unknown) {
    const errors = fieldErrors(failure);
    refuse(errors ? { errors } : { message: failureText(failure) });
  }

  return (
    <form ref={formRef} className={formStyles.form} onSubmit={submit} noValidate>
      <DepartmentField {...field('department')} />
      <TextField
        label={t('messages.header')}
        maxLength={headerLengthMax}
        autoComplete="off"
        required
        {...field('messageHeader')}
      />
      <TextAreaField label={t('messages.text')} lengthMax={textLengthMax} required {...field('messageText')} />
      <FormMessage kind="bad" text={message} />
      <Button
        kind="primary"
        type="submit"
        wide
        busy={isPending}
        disabledReason={isOnline ? undefined : t('messages.offline')}
      >
        {t(isPending ? 'messages.sending' : 'messages.send')}
      </Button>
    </form>
  );
}
