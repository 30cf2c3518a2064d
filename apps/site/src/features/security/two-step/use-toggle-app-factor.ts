import { useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

export function useToggleAppFactor() {
  return useMutation({ mutationFn: (pin: string) => call('POST User/ToggleTwoFactor', { query: { pin } }) });
}
