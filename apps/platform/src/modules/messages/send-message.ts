import { inTransaction } from '@harmattan/process/transaction';
import { countAttempt } from '../../plumbing/attempts/attempts.ts';
import { insertLetter, insertMessage } from './letters-store.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { type MessageForm, type MessageProblems, readMessage } from './player-message-rules.ts';
import { findSentMessage, insertThread } from './threads-store.ts';

const messagesPerHourMax = 10;

export type SendOutcome =
  | { outcome: 'sent'; messageId: bigint }
  | { outcome: 'wrong'; problems: MessageProblems }
  | { outcome: 'too many' };

/** A player writes to a department. `key` names the message: sent again it is the same one, whatever it says then. */
export async function sendMessage(
  { pool, onQuestion }: Pick<MessagesDeps, 'pool' | 'onQuestion'>,
  wish: { playerId: bigint; form: MessageForm; key: string | undefined },
): Promise<SendOutcome> {
  const { playerId, key = null } = wish;
  const read = readMessage(wish.form);
  if ('problems' in read) return { outcome: 'wrong', problems: read.problems };

  const earlier = key === null ? undefined : await findSentMessage(pool, playerId, key);
  if (earlier !== undefined) return { outcome: 'sent', messageId: earlier };
  const guard = { subject: `messages of ${playerId}`, attemptsMax: messagesPerHourMax, windowSeconds: 3_600 };
  if (!(await countAttempt(pool, guard))) return { outcome: 'too many' };

  const { header, department, text } = read;
  const messageId = await inTransaction(pool, async (client) => {
    const threadId = await insertThread(client, { playerId, department, header, key });
    if (threadId === undefined) return undefined;
    const writing = { header, innerHeader: department, text, footer: '' };
    const letterId = await insertLetter(client, { ...writing, threadId, actor: null, key: null });
    const id = letterId && (await insertMessage(client, { letterId, playerId, isSent: true }));
    await onQuestion(client, { threadId, playerId, department, header, text });
    return id;
  });
  // Another request with the same key was committed first.
  const sent = messageId ?? (key === null ? undefined : await findSentMessage(pool, playerId, key));
  if (sent === undefined) throw new Error('a message was neither written nor there before');
  return { outcome: 'sent', messageId: sent };
}
