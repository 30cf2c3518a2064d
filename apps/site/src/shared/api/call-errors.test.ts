import { expect, it } from 'vitest';
import { type ByRefusal, CallFailed, CallUnreachable, refusalOf } from './call-errors.ts';

const failure = new CallFailed('POST Security/SendNumberCode', {
  envelope: {
    statusCode: 1012,
    status: 'PLEASE_TRY_RESEND_CODE_IN_X_SECONDS',
    data: { message: '', remainingTime: 7 },
  },
  requestId: null,
});

it('reads what the call answered, with the data of the word', () => {
  const refusal = refusalOf<'POST Security/SendNumberCode'>(failure);
  expect(refusal?.status === 'PLEASE_TRY_RESEND_CODE_IN_X_SECONDS' && refusal.data.remainingTime).toBe(7);
});

it('reads nothing where no answer came', () => {
  expect(refusalOf(new CallUnreachable('POST Security/SendNumberCode', {}))).toBeUndefined();
  expect(refusalOf(null)).toBeUndefined();
});

it('compiles with the words of the call alone', () => {
  // @ts-expect-error: this call declares no such refusal.
  expect(refusalOf<'POST Security/SendNumberCode'>(failure)?.status === 'GAME_DOES_NOT_EXIST').toBe(false);
  // @ts-expect-error: without a call there are only the words that every call can answer.
  expect(refusalOf(failure)?.status === 'SMS_CODE_NOT_SEND').toBe(false);
  // @ts-expect-error: the status is read through `refusalOf`.
  expect(failure.status).toBe('PLEASE_TRY_RESEND_CODE_IN_X_SECONDS');
});

it('compiles with a table of exactly the words of the call', () => {
  type Table = ByRefusal<'POST Security/SendNumberCode', string>;
  const whole: Table = { SMS_CODE_NOT_SEND: 'a', PLEASE_TRY_RESEND_CODE_IN_X_SECONDS: 'b', NOT_READY: 'c' };
  // @ts-expect-error: a word is missing.
  const short: Table = { SMS_CODE_NOT_SEND: 'a' };
  // @ts-expect-error: a word is of another call.
  const long: Table = { ...whole, GAME_DOES_NOT_EXIST: 'd' };
  expect([whole, short, long].map((table) => Object.keys(table).length)).toEqual([3, 1, 4]);
});
