import { useServerWord, useT } from '@harmattan/i18n/use-t';
import { CallFailed } from '../../shared/api/call-errors.ts';
import { useFailureText } from '../../shared/use-failure-text.ts';

/** A refused sign-in tells its reason in the data: a word to translate, else a text as it is. */
export function useLoginFailureText(): (failure: unknown) => string {
  const t = useT();
  const serverWord = useServerWord();
  const failureText = useFailureText();
  return (failure) => {
    if (failure instanceof CallFailed && failure.status === 'SIGN_IN_SLOWED') {
      return t('sign-in.slowed', { seconds: secondsOf(failure.data) });
    }
    if (failure instanceof CallFailed && failure.status === 'COUNTRY_NOT_ALLOWED') return t('sign-in.country');
    const word = failure instanceof CallFailed ? messageOf(failure.data) : undefined;
    return (word !== undefined && serverWord(word)) || failureText(failure);
  };
}

function messageOf(data: unknown): string | undefined {
  const message = (data as { message?: unknown } | null)?.message;
  return typeof message === 'string' ? message : undefined;
}

/** How long to wait; a minute where the answer does not say. */
function secondsOf(data: unknown): number {
  const seconds = (data as { remainingTime?: unknown } | null)?.remainingTime;
  return typeof seconds === 'number' ? seconds : 60;
}
