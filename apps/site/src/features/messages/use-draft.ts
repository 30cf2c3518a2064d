import { useKept } from '../../shared/device/use-kept.ts';
import { makeKey } from '../../shared/forms/make-key.ts';
import { type MessageTexts, sameTexts } from './message-texts.ts';
import type { OutgoingMessage } from './send-message.ts';

interface Draft {
  texts: MessageTexts;
  /** What was sent last, as long as it is not known to have arrived. */
  sent?: OutgoingMessage;
}

/** What was written outlives a failed try and a reload, and goes once it has been sent. */
export function useDraft(name: string) {
  const { value: draft, keep, forget } = useKept<Draft>(`messages.${name}`);

  return {
    kept: draft?.texts,
    forget,
    keep: (texts: MessageTexts) => keep({ ...draft, texts }),
    /** The same texts again are the message that was sent; others are another one. */
    address(texts: MessageTexts): OutgoingMessage {
      const last = draft?.sent;
      const message = last && sameTexts(last.texts, texts) ? last : { texts, key: makeKey() };
      keep({ texts, sent: message });
      return message;
    },
  };
}
