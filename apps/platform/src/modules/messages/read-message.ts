import { inTransaction } from '@harmattan/process/transaction';
import { addUnread, findUnread } from './inbox-store.ts';
import { isInInbox, markRead } from './letters-store.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { tellUnread } from './tell-unread.ts';

/** Answers how many are left to read; undefined when there is no such message in the player's inbox. */
export async function readMessage(
  { pool, bus }: Pick<MessagesDeps, 'pool' | 'bus'>,
  message: { id: bigint; playerId: bigint },
): Promise<number | undefined> {
  const { playerId } = message;
  const changed = await inTransaction(pool, async (client) =>
    (await markRead(client, message)) ? addUnread(client, playerId, -1) : undefined,
  );
  if (changed) tellUnread(bus, playerId, changed);
  else if (!(await isInInbox(pool, message))) return undefined;
  return (changed ?? (await findUnread(pool, playerId))).unread;
}
