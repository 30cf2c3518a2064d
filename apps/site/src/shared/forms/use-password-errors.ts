import { useT } from '@harmattan/i18n/use-t';
import { brand } from '../brand/brand.ts';

/** The specified minimum, for which there are specified texts. */
const lengthMin = 6;

/** What every form that sets a password says about it. The texts are those of the form's own catalogue. */
export function usePasswordErrors(form: 'register' | 'recovery' | 'security') {
  const t = useT();

  const min = brand.passwordLengthMin;
  const rules = min > lengthMin ? t(`${form}.password.length`, { min }) : t('message.PasswordRules');

  return {
    mismatch: t('message.passwords_do_not_match'),
    missing: (text: string) => (text === '' ? t('message.please_fill_the_field') : undefined),
    /** Refused by the server: too short, or the player's own number. */
    unacceptable: (password: string) =>
      min === lengthMin && password.length < lengthMin ? t('message.InvalidPassword') : rules,
    /** The same in one text. */
    rules,
    /** Refused by the server: a password that strangers try first. */
    common: t(`${form}.password.common`),
  };
}
