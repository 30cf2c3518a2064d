import type { CallData } from '@harmattan/contract';
import { useMutation, useQuery, useQueryClient } from '@harmattan/queries';
import { navigate } from '@harmattan/router/location';
import { flushSync } from 'react-dom';
import { call } from '../../../shared/api/call.ts';
import { clearSession } from '../../../shared/session/session.ts';

export type Closing = CallData<'GET User/Closing'>;

const closingKey = ['GET User/Closing'];

export function useClosing() {
  return useQuery({
    queryKey: closingKey,
    queryFn: ({ signal }) => call('GET User/Closing', { signal }),
  });
}

/** Once it is closed there is no session any more: home first, as after logging out. */
export function useCloseAccount(onClosed: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (proof: object) => call('POST User/CloseAccount', { body: proof }),
    onSuccess() {
      flushSync(() => navigate('/'));
      clearSession();
      queryClient.clear();
      onClosed();
    },
    onError: () => queryClient.invalidateQueries({ queryKey: closingKey }),
  });
}
