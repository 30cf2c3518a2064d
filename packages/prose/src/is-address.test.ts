import { expect, test } from 'vitest';
import { isAddress } from './is-address.ts';

test.each([
  'https://example.com',
  'https://example.com:8443/a/b?c=d&e=f#g',
  'https://例.example'.replace('例', 'xn--fsq'),
  'mailto:support@harmattan.example',
  'tel:+2340000000000',
  '/',
  '/Terms',
  '/promotiondetails?id=7',
  '/Messages/NewMessage#top',
  '/game/x@2.0',
])('leads to %j', (address) => {
  expect(isAddress(address)).toBe(true);
});

test.each([
  '',
  'x',
  'Terms',
  '#top',
  '?a=b',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/a//b',
  '/../..//evil.example',
  '/./a',
  '/\t/evil.example',
  '/a\n',
  ' /a',
  'http://example.com',
  'https:example.com',
  'https:/example.com',
  'https://',
  'https://bank.example@evil.example',
  'https://bank.example:1@evil.example/',
  'https://bank.example\\@evil.example',
  'https://a b',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'mailto:',
  'mailto:a@b?bcc=c@d',
  'mailto:a@b,c@d',
  'tel:*21*1#',
  'tel:12',
])('does not lead to %j', (address) => {
  expect(isAddress(address)).toBe(false);
});
