import { expect, test } from 'vitest';
import { commonPasswordCount, isListed } from './common-passwords.ts';

test('at least ten thousand passwords are listed', () => {
  expect(commonPasswordCount).toBeGreaterThan(10_000);
});

test('finds the first, the last and those between, and nothing else', () => {
  for (const word of ['123456', 'password', 'zxcvbnm', 'trustno1', 'sunshine', 'princess']) {
    expect(isListed(word), word).toBe(true);
  }
  const strangers = Array.from({ length: 10_000 }, (_, at) => `stranger ${at} of the list`);
  expect(strangers.filter(isListed)).toEqual([]);
});
