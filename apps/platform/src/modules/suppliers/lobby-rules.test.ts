import { expect, test } from 'vitest';
import { lobbyOf } from './lobby-rules.ts';

const siteUrl = 'https://bet.example';

test('leads to a page of our own', () => {
  expect(lobbyOf('/casino?category=3', siteUrl)).toBe('https://bet.example/casino?category=3');
  expect(lobbyOf('https://bet.example/slots', siteUrl)).toBe('https://bet.example/slots');
});

test.each([
  undefined,
  'https://evil.example/slots',
  '//evil.example',
  'https://bet.example.evil.example',
  'https://bet.example@evil.example',
  'javascript:alert(1)',
  'blob:https://bet.example/500000',
  'filesystem:https://bet.example/x',
  'data:text/html,x',
  'http://[',
])('%j leads to the list instead', (asked) => {
  expect(lobbyOf(asked, siteUrl)).toBe('https://bet.example/slots');
});
