import { useMutation } from '@harmattan/queries';
import { call } from '../../../shared/api/call.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { savedAccountsKey } from '../use-saved-accounts.ts';

export function useHideAccount() {
  return useMutation({
    mutationFn: (savedId: string) => call('POST Banking/HideSavedAccount', { body: { savedId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: savedAccountsKey }),
  });
}
