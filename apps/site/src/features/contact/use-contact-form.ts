import { useT } from '@harmattan/i18n/use-t';
import { type FormEvent, useState } from 'react';
import { useOnline } from '../../shared/device/use-online.ts';
import { isTooLong } from '../../shared/forms/is-too-long.ts';
import { useFieldErrors } from '../../shared/forms/use-field-errors.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { useKnownName } from './use-known-name.ts';
import { useMailFailureText } from './use-mail-failure-text.ts';
import { type MailTexts, useSendMail } from './use-send-mail.ts';

export const bodyLengthMax = 5_000;

/** What is typed into the form, and its way to the support. */
export function useContactForm() {
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
    setIsNameTyped(true);
    setIsSent(true);
  }

  function tell(failure: unknown) {
    const errors = fieldErrors(failure);
    refuse(errors ? { errors } : { message: failureText(failure) });
  }

  /** A player's name stands there already, until it is typed over or the mail is sent. */
  const ownNameField = {
    ...nameField,
    value: senderName,
    onValueChange(value: string) {
      setIsNameTyped(true);
      nameField.onValueChange(value);
    },
  };
  return { formRef, field, nameField: ownNameField, message, submit, isOnline, isPending, isSent };
}

const empty: MailTexts = { senderName: '', senderEmail: '', subject: '', body: '' };
