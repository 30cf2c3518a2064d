import { expect, it } from 'vitest';
import { bookPage, withBookPage } from './book-page.ts';

it.each([
  ['?page=bets', 'bets'],
  ['?lang=en&page=match/17', 'match/17'],
  ['?page=match%2F17', 'match/17'],
  ['?page=match/17%3Ftab%3D2%23goals', 'match/17?tab=2#goals'],
])('reads the page of the book in %s', (search, page) => {
  expect(bookPage(search)).toBe(page);
});

it.each([
  '',
  '?page=',
  '?page=/bets',
  '?page=//evil',
  '?page=a??b',
  '?page=a?b c',
  '?page=<b>',
  `?page=${'a'.repeat(41)}`,
])('finds none in "%s"', (search) => {
  expect(bookPage(search)).toBeUndefined();
});

it.each([
  ['', '/match/17', '?page=match/17'],
  ['?page=live&refcode=x', '/match/17?tab=2#goals', '?page=match/17%3Ftab%3D2%23goals&refcode=x'],
  ['', '/match/17?tab=<b>', '?page=match/17'],
  ['?page=live&refcode=x', '/', '?refcode=x'],
  ['?page=live', '/', ''],
  ['?page=live', '/a b', ''],
])('writes into "%s" that the book shows %s: "%s"', (search, path, written) => {
  expect(withBookPage(search, path)).toBe(written);
});
