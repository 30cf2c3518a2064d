import { useServerWord } from '@harmattan/i18n/use-t';

/**
 * Why a payment stands where it does: a word of ours in the player's language, or what the bank said, as it said it.
 * Undefined for a word that we have no text for.
 */
export function useReasonText(): (reason: string) => string | undefined {
  const serverWord = useServerWord();
  return (reason) => serverWord(reason) ?? (isWord(reason) ? undefined : reason);
}

function isWord(text: string): boolean {
  return /^\w*$/.test(text);
}
