import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { TextAreaField } from '@harmattan/ui/text-area-field';
import { TextField } from '@harmattan/ui/text-field';
import { DepartmentField } from '../../shared/forms/department-field.tsx';
import formStyles from '../../shared/forms/form.module.css';
import { FormMessage } from '../../shared/forms/form-message.tsx';
import { bodyLengthMax, useContactForm } from './use-contact-form.ts';

const nameLengthMax = 100;
/** The longest that the mail of the world knows. */
const emailLengthMax = 254;

export function ContactForm() {
  const t = useT();
  const { formRef, field, nameField, message, submit, isOnline, isPending, isSent } = useContactForm();
  return (
    <form ref={formRef} className={formStyles.form} onSubmit={submit} noValidate>
      <TextField label={t('contact.name')} autoComplete="name" maxLength={nameLengthMax} required {...nameField} />
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
