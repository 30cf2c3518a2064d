import { assert } from '@harmattan/kernel/assert';
import type { Queryable } from '@harmattan/process/transaction';
import { listUnread } from './inbox-store.ts';
import { findLetter, insertLetter, insertMessages, writeAudit } from './letters-store.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { type OperatorWriting, readWriting } from './operator-writing-rules.ts';
import { tellUnread } from './tell-unread.ts';

/**
 * Puts what the operator wrote into the inboxes of these players, in the caller's transaction. The letter is written once by its key. What it
 * returns tells open pages, once the transaction is committed.
 */
export async function deliverLetter(
  { bus }: Pick<MessagesDeps, 'bus'>,
  db: Queryable,
  { key, playerIds, ...wish }: OperatorWriting & { key: string; playerIds: bigint[] },
): Promise<() => void> {
  const { actor } = wish;
  const letterKey = `mailing:${key}`;
  const written = await insertLetter(db, { ...readWriting(wish), threadId: null, actor, key: letterKey });
  if (written !== undefined)
    await writeAudit(db, { actor, action: 'write to many', letterId: written, playerId: null });
  const letterId = written ?? (await findLetter(db, letterKey));
  assert(letterId !== undefined, 'a letter has a row under its key');
  const told = await listUnread(db, await insertMessages(db, letterId, playerIds));
  return () => {
    for (const { playerId, ...unread } of told) tellUnread(bus, playerId, unread);
  };
}
