import type { CallData } from '@harmattan/contract';
import { useQuery } from '@harmattan/queries';
import { call } from '../../shared/api/call.ts';

export type SavedAccount = CallData<'GET Banking/GetSavedAccounts'>['accounts'][number];

export const savedAccountsKey = ['GET Banking/GetSavedAccounts'];

/** Where the player was paid before. Without an answer the page offers none. */
export function useSavedAccounts() {
  return useQuery({
    queryKey: savedAccountsKey,
    queryFn: ({ signal }) => call('GET Banking/GetSavedAccounts', { signal }),
  });
}
