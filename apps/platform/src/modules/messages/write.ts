import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import { addUnread, hasInbox } from './inbox-store.ts';
import { findLetter, findMessage, insertLetter, insertMessage, writeAudit } from './letters-store.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { type OperatorWriting, readWriting } from './operator-writing-rules.ts';
import { tellUnread } from './tell-unread.ts';

export interface Write extends OperatorWriting {
  playerId: bigint;
  /** Names the message among those to this player: given again, it is the same one. */
  key?: string;
  /** Written by the platform itself about a player whom it knows: no operator has to answer for it, and the inbox need not exist yet. */
  isAutomatic?: boolean;
  /** In the transaction of the message, after all else; not for one that was there before. */
  also?(transaction: pg.PoolClient): Promise<void>;
}

/** The operator writes to one player. Undefined when there is no such player. */
export async function write(
  { pool, bus }: Pick<MessagesDeps, 'pool' | 'bus'>,
  { playerId, key, isAutomatic = false, also, ...wish }: Write,
): Promise<{ messageId: bigint } | undefined> {
  const { actor } = wish;
  const writing = readWriting(wish);
  if (!isAutomatic && !(await hasInbox(pool, playerId))) return undefined;
  const letterKey = key === undefined ? null : `write:${playerId}:${key}`;
  const written = await inTransaction(pool, async (client) => {
    const letterId = await insertLetter(client, { ...writing, threadId: null, actor, key: letterKey });
    if (letterId === undefined) return undefined;
    const messageId = await insertMessage(client, { letterId, playerId, isSent: false });
    if (!isAutomatic) await writeAudit(client, { actor, action: 'write', letterId, playerId });
    const unread = await addUnread(client, playerId, 1);
    await also?.(client);
    return { messageId, unread };
  });
  if (written) {
    tellUnread(bus, playerId, written.unread);
    return { messageId: written.messageId };
  }
  const letterId = letterKey === null ? undefined : await findLetter(pool, letterKey);
  const earlier = letterId && (await findMessage(pool, letterId, playerId));
  return earlier ? { messageId: earlier } : undefined;
}
