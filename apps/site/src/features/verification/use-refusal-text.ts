import { useT } from '@harmattan/i18n/use-t';
import { refusalOf } from '../../shared/api/call-errors.ts';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';

type SubmitCall = 'POST Verification/SubmitNumber' | 'POST Verification/Upload';

/** What to tell the player about a number or a file that was not taken. */
export function useRefusalText(): (failure: unknown) => string {
  const t = useT();
  const failureText = useFailureText();
  return (failure) => {
    switch (refusalOf<SubmitCall>(failure)?.status) {
      case 'TOO_MANY_ATTEMPTS':
        return t('verification.too-many');
      case 'VERIFICATION_NOT_OPEN':
        return t('verification.not-open');
      case 'PERSONAL_DETAILS_NEEDED':
        return t('verification.details.title');
      default:
        return failureText(failure);
    }
  };
}
