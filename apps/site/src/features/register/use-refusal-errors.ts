import type { RefusalStatus } from '@harmattan/contract';
import { useServerWord, useT } from '@harmattan/i18n/use-t';
import { refusalOf } from '../../shared/api/call-errors.ts';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import { usePasswordErrors } from '../../shared/forms/use-password-errors.ts';
import type { Wrong } from './use-form-check.ts';

type RegisterCall = 'POST Security/Register';

/** Refusals that are about the connection or the load, and not about what was typed. */
const passing: readonly RefusalStatus<RegisterCall>[] = ['TOO_MANY_REQUESTS', 'TOO_SLOW', 'NOT_READY'];

/** What the server's message says of a number that has figures only, and too few or too many. */
const wrongLength = 'InvalidMobileNumber';

/** What the server's refusal means to who fills the form. */
export function useRefusalErrors() {
  const t = useT();
  const failureText = useFailureText();
  const serverWord = useServerWord();
  const { mismatch, unacceptable, common } = usePasswordErrors('register');

  return (failure: unknown, password: string): Wrong => {
    const refusal = refusalOf<RegisterCall>(failure);
    if (!refusal || passing.includes(refusal.status)) return { message: failureText(failure) };
    const { status } = refusal;
    const word = (refusal.data as { message?: string } | null)?.message;
    if (!status) return { message: word ? (serverWord(word) ?? word) : t('message.UnknownError') };
    switch (status) {
      case 'INCORRECT_PARAMETER_VALUE':
        return { errors: { password: unacceptable(password) } };
      case 'PASSWORD_TOO_COMMON':
        return { errors: { password: common } };
      case 'MOBILE_ALREADY_EXISTS':
        return {
          errors: { mobileNumber: t('message.MOBILE_ALREADY_EXISTS') },
          message: t('register.number.taken'),
        };
      case 'VALIDATION_ERROR':
        return {
          errors: {
            mobileNumber: t(word === wrongLength ? 'register.number.invalid' : 'message.Please_enter_numbers_only'),
          },
        };
      case 'PASSWORDS_DO_NOT_MATCH':
        return { errors: { confirmPassword: mismatch } };
      case 'THERMES_NEEDS_TO_BE_ACCEPTED':
        return { errors: { acceptsTerms: t('message.THERMES_NEEDS_TO_BE_ACCEPTED') } };
      case 'COUNTRY_NOT_ALLOWED':
        return { message: t('register.country') };
      default:
        return { message: t('message.UnknownError') };
    }
  };
}
