import { useT } from '@harmattan/i18n/use-t';
import { refusalOf } from '../../shared/api/call-errors.ts';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';

/** Too many wrong passwords are one thing, too many mails are another. */
export function useMailFailureText(): (failure: unknown) => string {
  const t = useT();
  const failureText = useFailureText();
  return (failure) =>
    refusalOf<'POST Email/SendMail'>(failure)?.status === 'TOO_MANY_ATTEMPTS'
      ? t('contact.TOO_MANY_ATTEMPTS')
      : failureText(failure);
}
