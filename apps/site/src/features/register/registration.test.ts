import { calls } from '@harmattan/contract';
import { expect, it } from 'vitest';
import { registrationBody } from './registration.ts';

const form = {
  mobileNumber: '803123456',
  password: 'kola-nut',
  confirmPassword: 'kola-nut',
  acceptsTerms: true,
  referrerCode: 'radio',
};

it('sends every field of the wire, and no other', () => {
  const body = registrationBody(form);
  expect(body).toEqual({
    username: '803123456',
    password: 'kola-nut',
    confirmPassword: 'kola-nut',
    email: '',
    countryId: 0,
    areaCode: '',
    mobileNumber: '803123456',
    currencyId: 0,
    referrerCode: 'radio',
    subscription: 0,
    urlReferrer: '',
    creator: '',
    smsCode: '',
    agreeAll: 1,
    smsVerificationKey: '',
  });
  expect(Object.keys(body).sort()).toEqual(Object.keys(calls['POST Security/Register'].body.shape).sort());
});

it('says 0 when the terms are not accepted', () => {
  expect(registrationBody({ ...form, acceptsTerms: false }).agreeAll).toBe(0);
});
