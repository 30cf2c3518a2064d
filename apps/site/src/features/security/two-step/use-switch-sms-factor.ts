import { useMutation } from '@harmattan/queries';
import { call } from '../../../shared/api/call.ts';

/** Told what it shall be rather than to change: sent twice, it is the same. */
export function useSwitchSmsFactor() {
  return useMutation({
    mutationFn: ({ isWanted, proof }: { isWanted: boolean; proof: object }) =>
      call('POST User/UpdateSmsTwoFactor', { body: { flag: isWanted ? '1' : '0', ...proof } }),
  });
}
