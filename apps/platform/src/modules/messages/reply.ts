import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import { addUnread } from './inbox-store.ts';
import { findLetter, findMessage, insertLetter, insertMessage, writeAudit } from './letters-store.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { readWriting } from './operator-writing-rules.ts';
import { tellUnread } from './tell-unread.ts';
import { lockThread, markAnswered } from './threads-store.ts';

export interface Reply {
  threadId: bigint;
  actor: string;
  text: string;
  footer?: string;
  /** Names the reply within its thread: given again, it is the same one. */
  key?: string;
  /** In the transaction of the reply, after all else; not for a reply that was there before. */
  also?(transaction: pg.PoolClient): Promise<void>;
}

/** Answers a player. Undefined when there is no such thread. */
export async function reply(
  { pool, bus }: Pick<MessagesDeps, 'pool' | 'bus'>,
  { threadId, actor, text, footer, key, also }: Reply,
): Promise<{ messageId: bigint } | undefined> {
  readWriting({ actor, header: 'Re', text, footer });
  const letterKey = key === undefined ? null : `reply:${threadId}:${key}`;
  const replied = await inTransaction(pool, async (client) => {
    const thread = await lockThread(client, threadId);
    if (!thread) return undefined;
    const { playerId, department } = thread;
    const writing = { header: answerTo(thread.header), innerHeader: department, text, footer: footer ?? '' };
    const letterId = await insertLetter(client, { ...writing, threadId, actor, key: letterKey });
    if (letterId === undefined) return { playerId };
    const messageId = await insertMessage(client, { letterId, playerId, isSent: false });
    await markAnswered(client, threadId);
    await writeAudit(client, { actor, action: 'reply', letterId, playerId });
    const unread = await addUnread(client, playerId, 1);
    await also?.(client);
    return { playerId, messageId, unread };
  });
  if (!replied) return undefined;
  const { playerId, messageId, unread } = replied;
  if (unread) tellUnread(bus, playerId, unread);
  if (messageId !== undefined) return { messageId };
  const letterId = letterKey === null ? undefined : await findLetter(pool, letterKey);
  const earlier = letterId && (await findMessage(pool, letterId, playerId));
  return earlier ? { messageId: earlier } : undefined;
}

/** However often it goes to and fro, it is marked once. */
function answerTo(header: string): string {
  return /^re:/i.test(header) ? header : `Re: ${header}`;
}
