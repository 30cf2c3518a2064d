import { useMutation } from '@harmattan/queries';
import { call } from '../../../shared/api/call.ts';

/** Told what it shall be rather than to change: after an answer that got lost, trying again does not undo it. */
export function useToggleAppFactor(isWanted: boolean) {
  return useMutation({
    mutationFn: ({ pin, proof }: { pin: string; proof: object }) =>
      call('POST User/ToggleTwoFactor', { body: { pin, flag: isWanted ? '1' : '0', ...proof } }),
  });
}
