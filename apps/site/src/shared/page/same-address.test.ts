import { expect, it } from 'vitest';
import { isSameAddress } from './same-address.ts';

it.each([
  ['/slots', '', '/Slots'],
  ['/slots/', '', '/slots'],
  ['/slots', '', '/slots/#top'],
  ['/', '', '/'],
  ['/promotions', '?category=1', '/promotions?category=1'],
])('%s%s is open at %s', (pathname, search, address) => {
  expect(isSameAddress({ pathname, search }, address)).toBe(true);
});

it.each([
  ['/promotions', '', '/promotions?category=1'],
  ['/promotions', '?category=2', '/promotions?category=1'],
  ['/promotions', '?category=1', '/promotions'],
  ['/slots', '', '/'],
])('%s%s is another page than %s', (pathname, search, address) => {
  expect(isSameAddress({ pathname, search }, address)).toBe(false);
});
