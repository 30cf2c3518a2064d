import { useMutation, useQuery, useQueryClient } from '@harmattan/queries';
import { call } from '../../../shared/api/call.ts';

const accountKey = ['GET Banking/GetOwnAccount'];

/** Null before it is opened. */
export function useOwnAccount() {
  return useQuery({
    queryKey: accountKey,
    queryFn: ({ signal }) => call('GET Banking/GetOwnAccount', { signal }),
  });
}

export function useOpenOwnAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST Banking/OpenOwnAccount'),
    onSuccess: (account) => client.setQueryData(accountKey, account),
  });
}
