import { useMutation } from '@harmattan/queries';
import { call } from '../../shared/api/call.ts';
import { setPasswordDuty } from '../../shared/session/password-duty.ts';

export interface PasswordForm {
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
  /** Where a second factor is on. */
  stepUpCode?: string;
}

export function useChangePassword() {
  return useMutation({
    mutationFn: (body: PasswordForm) => call('POST Security/ChangePassword', { body }),
    onSuccess: () => setPasswordDuty(false),
  });
}
