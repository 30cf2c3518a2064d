import { type QueryClient, useMutation, useQueryClient } from '@harmattan/queries';
import { call } from '../../shared/api/call.ts';
import { CallFailed } from '../../shared/api/call-errors.ts';
import { expectUnread } from '../../shared/session/unread-messages.ts';
import { inboxKey, type Message } from './use-inbox.ts';

/** The mark goes at once; it comes back when the server did not take it. */
export function useReadMessage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: readMessage,
    async onMutate(messageId) {
      // An answer that was asked for before would bring the mark back.
      await queryClient.cancelQueries({ queryKey: inboxKey });
      mark(queryClient, { messageId, isRead: true });
    },
    onError(failure, messageId) {
      mark(queryClient, { messageId, isRead: false });
      // Deleted meanwhile, on another device.
      if (failure instanceof CallFailed) void queryClient.invalidateQueries({ queryKey: inboxKey });
    },
  });
}

async function readMessage(messageId: string): Promise<void> {
  const tellUnread = expectUnread();
  const { unread } = await call('POST Messages/ReadMessage', { query: { messageId } });
  tellUnread(unread);
}

function mark(queryClient: QueryClient, { messageId, isRead }: { messageId: string; isRead: boolean }): void {
  queryClient.setQueryData<Message[]>(inboxKey, (messages) =>
    messages?.map((message) => (message.id === messageId ? { ...message, isRead } : message)),
  );
}
