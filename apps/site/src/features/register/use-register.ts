import { useMutation } from '@harmattan/queries';
import { call } from '../../shared/api/call.ts';
import { setFlag } from '../../shared/brand/flags.ts';
import { readCookie } from '../../shared/device/cookies.ts';
import { type RegistrationForm, registrationBody } from './registration.ts';

export function useRegister() {
  return useMutation({
    mutationFn: (form: Omit<RegistrationForm, 'referrerCode'>) =>
      call('POST Security/Register', {
        body: registrationBody({ ...form, referrerCode: readCookie('refcode') ?? '' }),
      }),
    // The first sign-in leads to the deposit.
    onSuccess: () => setFlag('newUser'),
  });
}
