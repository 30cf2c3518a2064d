import { expect, it } from 'vitest';
import { isSportsPath } from './current-area.ts';

it.each([
  '/',
  '/Sports/Altenar',
  '/sports/altenar/',
  '/Sports/AltenarLite',
  '/Sports/BTI',
  '/en/Sports/BTI',
  '/Sports/BSBetting',
  '/Sports/EveryMatrix',
])('counts %s as sports', (path) => {
  expect(isSportsPath(path)).toBe(true);
});

it.each(['/Sports/mybets', '/slots', '/Sports', '/en'])('does not count %s as sports', (path) => {
  expect(isSportsPath(path)).toBe(false);
});
