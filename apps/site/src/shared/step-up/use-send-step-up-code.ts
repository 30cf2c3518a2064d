import { useMutation } from '@harmattan/queries';
import { call } from '../api/call.ts';

export function useSendStepUpCode() {
  return useMutation({ mutationFn: () => call('POST Security/SendStepUpCode') });
}
