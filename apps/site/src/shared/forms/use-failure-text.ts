import type { CallKey } from '@harmattan/contract';
import { useServerWord, useT } from '@harmattan/i18n/use-t';
import { refusalOf } from '../api/call-errors.ts';

/** What to tell the player about a call that was thrown: the status translated if it is a key, else the status itself. */
export function useFailureText(): (failure: unknown) => string {
  const t = useT();
  const serverWord = useServerWord();
  return (failure) => {
    const status = refusalOf<CallKey>(failure)?.status;
    return status === undefined ? t('message.unreachable') : (serverWord(status) ?? status);
  };
}
