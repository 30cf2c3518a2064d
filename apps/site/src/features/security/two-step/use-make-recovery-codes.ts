import { useMutation } from '@harmattan/queries';
import { call } from '../../../shared/api/call.ts';

export function useMakeRecoveryCodes() {
  return useMutation({ mutationFn: (proof: object) => call('POST User/MakeRecoveryCodes', { body: proof }) });
}
