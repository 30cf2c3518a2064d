import { useServerWord, useT } from '@harmattan/i18n/use-t';
import { refusalOf } from '../../shared/api/call-errors.ts';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';

/** A refused sign-in tells its reason in the data: a word to translate, else a text as it is. */
export function useLoginFailureText(): (failure: unknown) => string {
  const t = useT();
  const serverWord = useServerWord();
  const failureText = useFailureText();
  return (failure) => {
    const refusal = refusalOf<'POST Security/Login'>(failure);
    if (refusal?.status === 'SIGN_IN_SLOWED') return t('sign-in.slowed', { seconds: refusal.data.remainingTime });
    if (refusal?.status === 'COUNTRY_NOT_ALLOWED') return t('sign-in.country');
    if (refusal?.status === 'SIGN_IN_IS_OFF') return refusal.data.playerText ?? t('sign-in.off');
    const word = messageOf(refusal?.data);
    return word ? (serverWord(word) ?? word) : failureText(failure);
  };
}

function messageOf(data: unknown): string | undefined {
  const message = (data as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' ? message : undefined;
}
