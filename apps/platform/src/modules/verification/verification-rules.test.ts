import { expect, test } from 'vitest';
import { hashIdentityNumber, readIdentityNumber } from './identity-number.ts';
import { attemptsMax, judgeAnswer, levelOf, pauseAfter } from './verification-rules.ts';

test('a number is read however it is written, and what cannot be one is refused', () => {
  expect(readIdentityNumber('nin', ' 123 4567-8901 ')).toBe('12345678901');
  expect(readIdentityNumber('bvn', '22212345678')).toBe('22212345678');
  expect(readIdentityNumber('vnin', 'ab12 3456 7890 12cd')).toBe('AB123456789012CD');
  for (const [kind, text] of [
    ['nin', '1234567890'],
    ['nin', '123456789012'],
    ['nin', 'AB123456789012CD'],
    ['vnin', '12345678901'],
    ['bvn', '2221234567a'],
    ['nin', ''],
  ] as const)
    expect(readIdentityNumber(kind, text), text).toBeUndefined();
});

test('the hash of a number needs the key, and a NIN is no BVN', () => {
  const number = '12345678901';
  const hash = (key: string, kind: 'nin' | 'bvn') => hashIdentityNumber(key, { kind, number }).toString('hex');
  expect(hash('one', 'nin')).toBe(hash('one', 'nin'));
  expect(new Set([hash('one', 'nin'), hash('two', 'nin'), hash('one', 'bvn')]).size).toBe(3);
});

test('the register is believed only where name and birth date are the same; the rest is for a person or sent back', () => {
  const judge = (names: 'same' | 'suggest' | 'different', isBirthDateSame: boolean) => {
    const { state, problem } = judgeAnswer({ names, isBirthDateSame });
    return `${state} ${problem}`;
  };
  expect(judge('same', true)).toBe('accepted null');
  expect(judge('suggest', true)).toBe('review NAME_TO_COMPARE');
  expect(judge('different', true)).toBe('review OTHER_NAME');
  expect(judge('same', false)).toBe('review OTHER_BIRTH_DATE');
  expect(judge('suggest', false)).toBe('review OTHER_BIRTH_DATE');
  expect(judge('different', false)).toBe('again OTHER_PERSON');
});

test('a register that does not answer is asked for two days, rarely in the end, before a virtual number ends', () => {
  const pauses = Array.from({ length: attemptsMax }, (_none, at) => pauseAfter(at + 1));
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  const hours = pauses.reduce((sum, seconds) => sum + seconds, 0) / 3_600;
  expect(hours).toBeGreaterThan(40);
  expect(hours).toBeLessThan(72);
});

test('the second level needs the first, a document and a selfie', () => {
  expect(levelOf({ hasNumber: false, accepted: ['passport', 'selfie'] })).toBe(0);
  expect(levelOf({ hasNumber: true, accepted: [] })).toBe(1);
  expect(levelOf({ hasNumber: true, accepted: ['selfie'] })).toBe(1);
  expect(levelOf({ hasNumber: true, accepted: ['passport'] })).toBe(1);
  expect(levelOf({ hasNumber: true, accepted: ['passport', 'selfie'] })).toBe(2);
});
