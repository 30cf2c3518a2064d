import { useMutation, useQueryClient } from '@harmattan/queries';
import { sendMessage } from './send-message.ts';
import { sentMessagesKey } from './use-sent-messages.ts';

export function useSendMessage({ onSent }: { onSent: () => void }) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: sendMessage,
    // Also when its page has been left before the answer.
    onSuccess() {
      onSent();
      void queryClient.invalidateQueries({ queryKey: sentMessagesKey });
    },
  });
}
