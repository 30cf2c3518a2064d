import { expect, test } from 'vitest';
import { pathOf, readRoute } from './router.ts';

test('every view has a path that leads back to it', () => {
  for (const path of [
    '/',
    '/live',
    '/basketball',
    '/basketball/live',
    '/basketball/day/2026-11-16',
    '/basketball/league/harmattan-hoops',
    '/all',
    '/favourites',
    '/day/2026-11-16',
    '/league/savannah-premier',
    '/search/kaduna%20lions',
    '/market/corners',
    '/basketball/market/points',
    '/match/17',
    '/match/17/corners',
    '/slip',
    '/slip/K7PQ2XA',
    '/codes',
    '/bets',
    '/bets/settled',
    '/bets/open/1234567890',
    '/bets/settled/1234567890',
  ])
    expect(pathOf(readRoute(path))).toBe(path);
});

test('a page may be named with or without what stands before and behind it', () => {
  for (const path of ['match/17', '/match/17', '#/match/17', 'match/17?market=total:2.5#goals'])
    expect(readRoute(path)).toEqual({ view: 'match', id: '17' });
});

test('a booking code may be written small', () => {
  expect(readRoute('slip/k7pq2xa')).toEqual({ view: 'slip', code: 'K7PQ2XA' });
});

test('whatever is not understood is the home of the book', () => {
  for (const path of ['', 'match', 'match/', 'admin', '//evil.example', 'match/%E0%A4%A', 'search/'])
    expect(readRoute(path)).toEqual({ view: 'home' });
});
