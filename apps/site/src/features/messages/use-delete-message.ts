import { type QueryKey, useMutation, useQueryClient } from '@harmattan/queries';
import { call } from '../../shared/api/call.ts';
import { refusalOf } from '../../shared/api/call-errors.ts';
import type { Message } from './use-inbox.ts';

/** Gone from its list at once, which is then loaded afresh. */
export function useDeleteMessage(listKey: QueryKey) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deleteMessage,
    onSuccess(_done, messageId) {
      queryClient.setQueryData<Message[]>(listKey, (messages) => messages?.filter(({ id }) => id !== messageId));
      void queryClient.invalidateQueries({ queryKey: listKey });
    },
  });
}

/** One that is gone already is what was wanted. */
async function deleteMessage(messageId: string): Promise<void> {
  try {
    await call('POST Messages/DeleteMessage', { query: { messageId } });
  } catch (error) {
    if (refusalOf<'POST Messages/DeleteMessage'>(error)?.status !== 'MESSAGE_DOES_NOT_EXIST') throw error;
  }
}
