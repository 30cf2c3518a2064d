import { call } from '../../shared/api/call.ts';
import { CallUnreachable } from '../../shared/api/call-errors.ts';
import type { MessageTexts } from './message-texts.ts';

export interface OutgoingMessage {
  texts: MessageTexts;
  /** Names the message: sent twice, it is one message. */
  key: string;
}

/** Asks once more when no answer came; by its key the message is the same. */
export async function sendMessage(message: OutgoingMessage): Promise<void> {
  try {
    await send(message);
  } catch (failure) {
    if (!(failure instanceof CallUnreachable)) throw failure;
    await send(message);
  }
}

function send({ texts, key }: OutgoingMessage) {
  const { messageHeader, department, messageText } = texts;
  return call('POST Messages/SendAdminMessage', { body: { messageHeader, department, messageText, key } });
}
