import { expect, test } from 'vitest';
import { cookieText, readCookie } from './cookies.ts';

test('finds a cookie among others, by its whole name', () => {
  expect(readCookie('a=1; session=abc-_9; b=2', 'session')).toBe('abc-_9');
  expect(readCookie('session=', 'session')).toBe('');
  expect(readCookie('my_session=1; sessions=2', 'session')).toBeUndefined();
  expect(readCookie('session', 'session')).toBeUndefined();
  expect(readCookie(undefined, 'session')).toBeUndefined();
});

test('writes a cookie that scripts cannot read, for TLS only where there is TLS', () => {
  const cookie = { name: 'session', value: 'abc', lifeSeconds: 60, isSecure: false };
  expect(cookieText(cookie)).toBe('session=abc; Max-Age=60; Path=/; HttpOnly; SameSite=Lax');
  expect(cookieText({ ...cookie, isSecure: true })).toMatch(/; Secure$/);
});
