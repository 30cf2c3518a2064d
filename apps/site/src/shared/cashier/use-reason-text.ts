import type { MessageId } from '@harmattan/i18n/messages';
import { useServerWord, useT } from '@harmattan/i18n/use-t';

const reasons: Readonly<Record<string, MessageId>> = {
  WITHDRAWAL_WAITS_FOR_APPROVAL: 'cashier.reason.approval',
  DEPOSIT_WAS_RETURNED: 'cashier.reason.returned',
};

/**
 * Why a payment stands where it does: a word of ours in the player's language, or what the bank said, as it said it.
 * Undefined for a word that we have no text for.
 */
export function useReasonText(): (reason: string) => string | undefined {
  const t = useT();
  const serverWord = useServerWord();
  return (reason) => {
    if (Object.hasOwn(reasons, reason)) return t(reasons[reason] as MessageId);
    return serverWord(reason) ?? (isWord(reason) ? undefined : reason);
  };
}

function isWord(text: string): boolean {
  return /^\w*$/.test(text);
}
