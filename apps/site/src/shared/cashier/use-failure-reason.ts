import { useServerWord, useT } from '@harmattan/i18n/use-t';

/** Why a payment failed, in the player's language. A word that this build has no text for is told in general. */
export function useFailureReason(): (reason: string) => string {
  const t = useT();
  const serverWord = useServerWord();
  return (reason) => serverWord(reason) ?? t('cashier.reason.unknown');
}
