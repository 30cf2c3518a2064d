import { expect, it } from 'vitest';
import { CallFailed } from '../api/call-errors.ts';
import { askForChange, needsOf, stepUpOf, wrongFieldOf } from './step-up.ts';

const failed = (status: string, data: unknown = null) =>
  new CallFailed('POST Sample', { envelope: { statusCode: 1, status, data }, requestId: null });

it('reads what the server asks for, and nothing from other failures', () => {
  expect(stepUpOf(failed('STEP_UP_REQUIRED', { ask: 'sms' }))).toBe('sms');
  expect(stepUpOf(failed('NOT_READY'))).toBeUndefined();
  expect(stepUpOf(new Error('no answer'))).toBeUndefined();
});

it.each([
  ['password', false, { password: true, code: undefined }],
  ['code', false, { password: false, code: 'app' }],
  ['sms', false, { password: false, code: 'sms' }],
  ['password-or-sms', false, { password: true, code: undefined }],
  ['password-or-sms', true, { password: false, code: 'sms' }],
  ['password-and-code', true, { password: true, code: 'app' }],
  ['password-and-sms', false, { password: true, code: 'sms' }],
] as const)('%s (text preferred: %s) needs %j', (ask, prefersText, needs) => {
  expect(needsOf(ask, { prefersText })).toEqual(needs);
});

it('of two factors the app counts', () => {
  expect(askForChange({ hasApp: true, hasSms: true })).toBe('password-and-code');
  expect(askForChange({ hasApp: false, hasSms: true })).toBe('password-and-sms');
  expect(askForChange({ hasApp: false, hasSms: false })).toBe('password');
});

it('tells which field is wrong, and leaves the code of an app that is being set up to its own field', () => {
  const both = { password: true, code: 'sms' } as const;
  expect(wrongFieldOf(failed('PASSWORD_IS_INCORRECT'), both)).toBe('password');
  expect(wrongFieldOf(failed('INVALID_VERIFICATION_CODE'), both)).toBe('code');
  expect(wrongFieldOf(failed('AUTH_CODE_IS_NOT_CORRECT'), both)).toBeUndefined();
  expect(wrongFieldOf(failed('AUTH_CODE_IS_NOT_CORRECT'), { password: false, code: 'app' })).toBe('code');
  expect(wrongFieldOf(failed('NOT_READY'), both)).toBeUndefined();
});
