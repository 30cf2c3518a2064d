import { useMutation, useQueryClient } from '@harmattan/queries';
import { call } from '../api/call.ts';
import { type NumberProof, numberProofKey } from './use-number-proof.ts';

export function useProveNumber() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (smsCode: string) => call('POST Security/ProveNumber', { body: { smsCode } }),
    onSuccess: () =>
      queryClient.setQueryData<NumberProof>(numberProofKey, (known) => known && { ...known, isProven: true }),
  });
}
