import { inTransaction } from '@harmattan/process/transaction';
import { addUnread } from './inbox-store.ts';
import { isOwn, markDeleted } from './letters-store.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { tellUnread } from './tell-unread.ts';

/** Takes a message out of the player's lists. False when it never was there. */
export async function deleteMessage(
  { pool, bus }: Pick<MessagesDeps, 'pool' | 'bus'>,
  message: { id: bigint; playerId: bigint },
): Promise<boolean> {
  const { playerId } = message;
  const deleted = await inTransaction(pool, async (client) => {
    const was = await markDeleted(client, message);
    // One that was read may still make room for an older one that was not.
    return was && { unread: was.wasSent ? undefined : await addUnread(client, playerId, was.wasUnread ? -1 : 0) };
  });
  if (deleted?.unread) tellUnread(bus, playerId, deleted.unread);
  return deleted !== undefined || isOwn(pool, message);
}
