import type { CallInput } from '@harmattan/contract';

export interface RegistrationForm {
  mobileNumber: string;
  password: string;
  confirmPassword: string;
  acceptsTerms: boolean;
  referrerCode: string;
}

/** Every field that the wire knows, those that carry nothing included. */
export function registrationBody(form: RegistrationForm): CallInput<'POST Security/Register'>['body'] {
  return {
    username: form.mobileNumber,
    password: form.password,
    confirmPassword: form.confirmPassword,
    email: '',
    countryId: 0,
    areaCode: '',
    mobileNumber: form.mobileNumber,
    currencyId: 0,
    referrerCode: form.referrerCode,
    subscription: 0,
    urlReferrer: '',
    creator: '',
    smsCode: '',
    agreeAll: form.acceptsTerms ? 1 : 0,
    smsVerificationKey: '',
  };
}
