import { useT } from '@harmattan/i18n/use-t';

/** The server's rule too; here it only chooses the words for its refusal. */
const lengthMin = 6;

/** What every form that sets a password says about it. */
export function usePasswordErrors() {
  const t = useT();
  return {
    mismatch: t('message.passwords_do_not_match'),
    missing: (text: string) => (text === '' ? t('message.please_fill_the_field') : undefined),
    /** Refused by the server: too short, or the player's own number. */
    unacceptable: (password: string) =>
      t(password.length < lengthMin ? 'message.InvalidPassword' : 'message.PasswordRules'),
  };
}
