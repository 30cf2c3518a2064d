import { expect, test } from 'vitest';
import { isAcceptablePassword } from './password-rules.ts';

const userName = '2348031234567';

test.each(['secret', '      ', '密码密码密码', '😀😀😀😀😀😀', 'x'.repeat(200)])('accepts %j', (password) => {
  expect(isAcceptablePassword(password, userName)).toBe(true);
});

test.each(['', 'short', '😀😀😀', 'x'.repeat(201), userName, '8031234567', '08031234567', '+2348031234567'])(
  'refuses %j',
  (password) => {
    expect(isAcceptablePassword(password, userName)).toBe(false);
  },
);
