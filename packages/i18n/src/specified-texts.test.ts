import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../catalogues/en/', import.meta.url);
const english: Record<string, string> = Object.assign(
  {},
  ...globSync('*.json', { cwd: folder }).map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
);

test.each([
  ['message.INVALID_USERNAME_OR_PASSWORD', 'Invalid username or password'],
  ['sign-in.number.missing', 'Username is required'],
  ['sign-in.password.missing', 'Password is required'],
  ['message.SMS_CODE_NOT_SEND', 'SMS code not send'],
  ['message.INVALID_VERIFICATION_CODE', 'Invalid verification code, please try again'],
  ['message.GENERAL_ERROR', 'General error, please contact site support'],
  ['cashier.INSUFFICIENT_AMOUNT', 'Insufficient Amount'],
  ['message.AUTH_CODE_IS_NOT_CORRECT', 'Authentication code is not correct'],
  ['cashier.AMOUNT_LESS_THEN_MIN_LIMIT', 'Amount Less Then min. Limit'],
  ['message.MOBILE_DOES_NOT_EXIST', 'This mobile number does not exist'],
  ['message.MOBILE_ALREADY_EXISTS', 'Mobile number already exists'],
  ['message.UnknownError', 'An unknown error occurred'],
  ['cashier.YOUR_DEPOSIT_IS_REJECTED', 'Your Deposit Is Rejected'],
  ['message.THERMES_NEEDS_TO_BE_ACCEPTED', 'Terms needs to be accepted'],
  ['cashier.PENDING_TRANSACTION_ON_ACCOUNT', 'There is pending transaction on account'],
  ['message.InvalidPassword', 'Password must have more than 6 characters'],
  ['message.Please_enter_numbers_only', 'Username must contain numbers only'],
  ['message.USER_MUST_CHANGE_PASSWORD', 'User must change password'],
])('%s says “%s”', (id, text) => {
  expect(english[id]).toBe(text);
});

test('the keys that forms name are there', () => {
  const keys = ['please_fill_all_fields', 'please_fill_the_field', 'passwords_do_not_match', 'InvalidPassword'];
  const sms = ['Verification_code_sent', 'Please_try_resend_code_in', 'SMS_CODE_NOT_SEND'];
  expect([...keys, ...sms].filter((key) => !(`message.${key}` in english))).toEqual([]);
});
