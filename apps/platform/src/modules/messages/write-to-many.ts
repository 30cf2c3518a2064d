import { inTransaction } from '@harmattan/process/transaction';
import { deliver, insertBulletin, moveBulletin, takeBulletin } from './bulletins-store.ts';
import { listUnread } from './inbox-store.ts';
import { insertLetter, writeAudit } from './letters-store.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { type OperatorWriting, readWriting } from './operator-writing-rules.ts';
import { tellUnread } from './tell-unread.ts';

const inboxesAtATime = 1_000;

/**
 * The operator writes to every player there is now; without `isService` only to those whose marketing is on when it reaches them. It is on its way when this returns;
 * given again under its key, it is the same.
 */
export async function writeToMany(
  { pool, wake }: Pick<MessagesDeps, 'pool' | 'wake'>,
  { key, isService = false, ...wish }: OperatorWriting & { key: string; isService?: boolean },
): Promise<void> {
  const { actor } = wish;
  const writing = readWriting(wish);
  await inTransaction(pool, async (client) => {
    const letterId = await insertLetter(client, { ...writing, threadId: null, actor, key: `to many:${key}` });
    if (letterId === undefined) return;
    await insertBulletin(client, letterId, isService);
    await writeAudit(client, { actor, action: 'write to many', letterId, playerId: null });
  });
  wake();
}

/** Takes a bulletin to the next inboxes, and says whether there may be more. How far it came is one commit with the messages. */
export async function deliverToMany(
  { pool, bus }: Pick<MessagesDeps, 'pool' | 'bus'>,
  limit = inboxesAtATime,
): Promise<boolean> {
  const told = await inTransaction(pool, async (client) => {
    const bulletin = await takeBulletin(client);
    if (!bulletin) return undefined;
    const delivered = await deliver(client, bulletin, limit);
    let { lastPlayer } = bulletin;
    for (const { playerId } of delivered) if (playerId > lastPlayer) lastPlayer = playerId;
    await moveBulletin(client, bulletin.letterId, delivered.length < limit ? 'done' : { lastPlayer });
    return listUnread(
      client,
      delivered.filter(({ isNew }) => isNew).map(({ playerId }) => playerId),
    );
  });
  for (const { playerId, ...unread } of told ?? []) tellUnread(bus, playerId, unread);
  return told !== undefined;
}
