import { useMutation } from '@tanstack/react-query';
import { call } from '../api/call.ts';

export function useSendStepUpCode() {
  return useMutation({ mutationFn: () => call('POST Security/SendStepUpCode') });
}
