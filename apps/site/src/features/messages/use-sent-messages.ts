import { useQuery } from '@harmattan/queries';
import { call } from '../../shared/api/call.ts';

export const sentMessagesKey = ['GET Messages/GetSentMessages'];

export function useSentMessages() {
  return useQuery({
    queryKey: sentMessagesKey,
    queryFn: ({ signal }) => call('GET Messages/GetSentMessages', { signal }),
  });
}
