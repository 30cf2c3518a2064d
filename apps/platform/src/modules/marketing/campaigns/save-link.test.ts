import { expect, test } from 'vitest';
import { isOwnPath } from './save-link.ts';

test.each(['/', '/Promotions', '/casino/slots-1', '/a%20b'])('%s is a path of the site', (path) => {
  expect(isOwnPath(path)).toBe(true);
});

test.each([
  ...['', 'Promotions', '//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'],
  ...['/a?b=c', '/a#b', '/a b', '/../x', '/a/./b', '/@evil.example:80'],
])('%j is none', (path) => {
  expect(isOwnPath(path)).toBe(false);
});
