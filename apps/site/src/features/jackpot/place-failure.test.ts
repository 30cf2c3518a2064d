import { describe, expect, it } from 'vitest';
import { CallFailed, CallUnreachable } from '../../shared/api/call-errors.ts';
import { isRefused, placeFailure } from './place-failure.ts';

const answered = (status: string) =>
  new CallFailed('POST Jackpot/PlaceManualJackpotBet', {
    envelope: { statusCode: 1, status, data: null },
    requestId: null,
  });

describe('a refusal', () => {
  it.each(['COUNTRY_NOT_ALLOWED', 'AGE_NOT_ALLOWED', 'PLAY_IS_OFF', 'PLAY_IS_PAUSED'])(
    '%s is told in its own words, and is not certain: an earlier try may have been taken',
    (word) => {
      expect(isRefused(answered(word))).toBe(false);
      expect(placeFailure(answered(word))).toEqual({ title: 'jackpot.error', text: `jackpot.${word}` });
    },
  );

  it.each([
    'INCORRECT_PARAMETER_VALUE',
    'JACKPOT_DOES_NOT_EXIST',
    'JACKPOT_IS_CLOSED',
    'BETTING_NOT_ALLOWED',
    'PLAY_LIMIT_IS_REACHED',
  ])('%s is certain, and told in its own words', (word) => {
    expect(isRefused(answered(word))).toBe(true);
    expect(placeFailure(answered(word))).toEqual({ title: 'jackpot.error', text: `jackpot.${word}` });
  });

  it('for want of money leads to a deposit, and of a session to a new one', () => {
    expect(placeFailure(answered('INSUFFICIENT_AMOUNT'))).toMatchObject({ way: 'deposit' });
    expect(isRefused(answered('SESSION_HAS_ENDED'))).toBe(true);
    expect(placeFailure(answered('SESSION_HAS_ENDED'))).toEqual({
      title: 'jackpot.error',
      text: 'jackpot.SESSION_HAS_ENDED',
      way: 'sign-in',
    });
  });
});

describe('whatever is no refusal', () => {
  it.each(['NOT_READY', 'TOO_SLOW', 'GENERAL_ERROR', 'TOO_MANY_REQUESTS', 'toString'])(
    '%s leaves it unknown',
    (word) => {
      expect(isRefused(answered(word))).toBe(false);
      expect(placeFailure(answered(word))).toEqual({ title: 'jackpot.error', text: 'jackpot.unknown' });
    },
  );

  it.each([new CallUnreachable('x', {}), new DOMException('aborted', 'AbortError'), null])(
    'leaves it unknown without an answer',
    (failure) => {
      expect(isRefused(failure)).toBe(false);
      expect(placeFailure(failure)).toEqual({ title: 'jackpot.error', text: 'jackpot.unknown' });
    },
  );

  it('leaves it unknown to a visitor as well, who is led to sign in', () => {
    expect(isRefused(answered('NOT_SIGNED_IN'))).toBe(false);
    expect(placeFailure(answered('NOT_SIGNED_IN'))).toMatchObject({ text: 'jackpot.unknown', way: 'sign-in' });
  });
});
