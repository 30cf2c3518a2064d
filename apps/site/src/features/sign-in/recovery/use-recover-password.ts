import { useMutation } from '@harmattan/queries';
import { call } from '../../../shared/api/call.ts';

export interface RecoveryForm {
  userName: string;
  smsCode: string;
  smsVerificationKey: string;
  newPassword: string;
  newPasswordConfirm: string;
}

export function useRecoverPassword() {
  return useMutation({ mutationFn: (body: RecoveryForm) => call('POST Security/PasswordRecovery', { body }) });
}
