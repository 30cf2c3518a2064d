import { useT } from '@harmattan/i18n/use-t';
import { isMobileNumber } from '@harmattan/kernel/market';
import { usePasswordErrors } from '../../shared/forms/use-password-errors.ts';
import type { RegistrationForm } from './registration.ts';

type Checked = Omit<RegistrationForm, 'referrerCode'>;

/** Errors beside the fields they are about, and a message for the form as a whole. */
export interface Wrong {
  errors?: { [Name in keyof Checked]?: string | undefined };
  message?: string | undefined;
}

/** What the form itself can tell is wrong, before anything is sent; undefined when nothing is. */
export function useFormCheck(): (form: Checked) => Wrong | undefined {
  const t = useT();
  const { missing, mismatch } = usePasswordErrors('register');
  return ({ mobileNumber, password, confirmPassword, acceptsTerms }) => {
    const errors = {
      mobileNumber: missing(mobileNumber) ?? (isWrong(mobileNumber) ? t('register.number.invalid') : undefined),
      password: missing(password),
      confirmPassword: missing(confirmPassword) ?? (password === confirmPassword ? undefined : mismatch),
      acceptsTerms: acceptsTerms ? undefined : t('message.THERMES_NEEDS_TO_BE_ACCEPTED'),
    };
    if (!Object.values(errors).some(Boolean)) return undefined;
    const isIncomplete = [mobileNumber, password, confirmPassword].includes('');
    return { errors, message: isIncomplete ? t('message.please_fill_all_fields') : undefined };
  };
}

/** Digits that are no mobile number. What holds letters is the server's to name. */
function isWrong(mobileNumber: string): boolean {
  return /^\+?\d+$/.test(mobileNumber) && !isMobileNumber(mobileNumber);
}
