import { useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

export function useMakeRecoveryCodes() {
  return useMutation({ mutationFn: (proof: object) => call('POST User/MakeRecoveryCodes', { body: proof }) });
}
