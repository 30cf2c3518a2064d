import { useServerWord } from '@harmattan/i18n/use-t';
import { CallFailed } from '../../shared/api/call-errors.ts';
import { useFailureText } from '../../shared/use-failure-text.ts';

/** A refused sign-in tells its reason in the data: a word to translate, else a text as it is. */
export function useLoginFailureText(): (failure: unknown) => string {
  const serverWord = useServerWord();
  const failureText = useFailureText();
  return (failure) => {
    const word = failure instanceof CallFailed ? messageOf(failure.data) : undefined;
    return (word !== undefined && serverWord(word)) || failureText(failure);
  };
}

function messageOf(data: unknown): string | undefined {
  const message = (data as { message?: unknown } | null)?.message;
  return typeof message === 'string' ? message : undefined;
}
