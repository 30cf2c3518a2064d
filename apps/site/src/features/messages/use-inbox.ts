import type { CallData } from '@harmattan/contract';
import { useQuery } from '@harmattan/queries';
import { call } from '../../shared/api/call.ts';
import { expectUnread } from '../../shared/session/unread-messages.ts';

export type Message = CallData<'GET Messages/GetUnreadMessages'>[number];

export const inboxKey = ['GET Messages/GetUnreadMessages'];

/** The server tells no more than the newest; a list that is shorter is all there is. */
export const listedMax = 200;

export function useInbox() {
  return useQuery({ queryKey: inboxKey, queryFn: ({ signal }) => fetchInbox(signal) });
}

/** In spite of its name the call tells the whole inbox, read and unread. */
async function fetchInbox(signal: AbortSignal): Promise<Message[]> {
  const tellUnread = expectUnread();
  const messages = await call('GET Messages/GetUnreadMessages', { signal });
  if (messages.length < listedMax) tellUnread(unreadOf(messages));
  return messages;
}

export function unreadOf(messages: readonly Message[]): number {
  return messages.filter(({ isRead }) => !isRead).length;
}
