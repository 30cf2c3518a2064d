import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { TextAreaField } from '@harmattan/ui/text-area-field';
import { TextField } from '@harmattan/ui/text-field';
import { type FormEvent, useState } from 'react';
import { DepartmentField } from '../../shared/department-field.tsx';
import formStyles from '../../shared/form.module.css';
import { FormMessage } from '../../shared/form-message.tsx';
import { isTooLong } from '../../shared/is-too-long.ts';
import { useFieldErrors } from '../../shared/use-field-errors.ts';
import { useForm } from '../../shared/use-form.ts';
import { useOnline } from '../../shared/use-online.ts';
import { useKnownName } from './use-known-name.ts';
import { useMailFailureText } from './use-mail-failure-text.ts';
import { type MailTexts, useSendMail } from './use-send-mail.ts';

const nameLengthMax = 100;
/** The longest that the mail of the world knows. */
const emailLengthMax = 254;
const bodyLengthMax = 5_000;

export function ContactForm() {
  const t = useT();
  const isOnline = useOnline();
  const fieldErrors = useFieldErrors();
  const failureText = useMailFailureText();
  const { mutate, isPending } = useSendMail();
  const knownName = useKnownName();
  const [isNameTyped, setIsNameTyped] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const { formRef, values, field, message, refuse, forgiveAll, fill } = useForm<MailTexts>(empty);
  const nameField = field('senderName');
  const senderName = isNameTyped ? values.senderName : knownName;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending || !isOnline) return;
    setIsSent(false);
    const mail = { ...values, senderName };
    const missing = (text: string) => (text.trim() === '' ? t('message.please_fill_the_field') : undefined);
    if (Object.values(mail).some(missing)) {
      return refuse({
        errors: {
          senderName: missing(mail.senderName),
          senderEmail: missing(mail.senderEmail),
          subject: missing(mail.subject),
          body: missing(mail.body),
        },
        message: t('message.please_fill_all_fields'),
      });
    }
    if (isTooLong(mail.body, bodyLengthMax)) {
      return refuse({ errors: { body: t('contact.too-long', { max: bodyLengthMax }) } });
    }
    forgiveAll();
    mutate(mail, { onSuccess: finish, onError: tell });
  }

  function finish() {
    fill(empty);
    setIsNameTyped(false);
    setIsSent(true);
  }

  function tell(failure: unknown) {
    const errors = fieldErrors(failure);
    refuse(errors ? { errors } : { message: failureText(failure) });
  }

  return (
    <form ref={formRef} className={formStyles.form} onSubmit={submit} noValidate>
      <TextField
        label={t('contact.name')}
        autoComplete="name"
        maxLength={nameLengthMax}
        required
        {...nameField}
        value={senderName}
        onValueChange={(value) => {
          setIsNameTyped(true);
          nameField.onValueChange(value);
        }}
      />
      <TextField
        type="email"
        inputMode="email"
        label={t('contact.email')}
        hint={t('contact.email.hint')}
        autoComplete="email"
        maxLength={emailLengthMax}
        required
        {...field('senderEmail')}
      />
      <DepartmentField {...field('subject')} />
      <TextAreaField label={t('contact.message')} lengthMax={bodyLengthMax} required {...field('body')} />
      <FormMessage kind="bad" text={message} />
      <FormMessage kind="good" text={isSent ? t('contact.sent') : undefined} />
      <Button
        kind="primary"
        type="submit"
        wide
        busy={isPending}
        disabledReason={isOnline ? undefined : t('contact.offline')}
      >
        {t(isPending ? 'contact.sending' : 'contact.send')}
      </Button>
    </form>
  );
}

const empty: MailTexts = { senderName: '', senderEmail: '', subject: '', body: '' };
