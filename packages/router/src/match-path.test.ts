import { expect, test } from 'vitest';
import { matchPath } from './match-path.ts';

test('case and a slash at the end make no difference', () => {
  expect(matchPath('/Sports/Altenar', '/sports/ALTENAR/')).toEqual({});
  expect(matchPath('/', '/')).toEqual({});
});

test('a path with more or fewer parts is another', () => {
  expect(matchPath('/security', '/security/changepassword')).toBeUndefined();
  expect(matchPath('/:language/Sports/BTI', '/Sports/BTI')).toBeUndefined();
  expect(matchPath('/', '/slots')).toBeUndefined();
});

test('named parts come as they were meant', () => {
  expect(matchPath('/:language/Sports/BTI', '/sw/Sports/BTI')).toEqual({ language: 'sw' });
  expect(matchPath('/game/:provider', '/game/a%20b')).toEqual({ provider: 'a b' });
});

test('an address that no text gives is compared as it came', () => {
  expect(matchPath('/game/:provider', '/game/%E0%A4')).toEqual({ provider: '%E0%A4' });
});

test('the last row of a table has every path', () => {
  expect(matchPath('*', '/any/where')).toEqual({});
});
