import { expect, it } from 'vitest';
import { routes } from '../routes.ts';
import { findRefcode } from './find-refcode.ts';

const home = { page: 'home', path: '/' } as const;
const partner = { page: 'partner', path: '/wachambuzi' } as const;

it('takes the code from the query', () => {
  expect(findRefcode('?lang=en&refcode=radio-7', home)).toBe('radio-7');
});

it('takes the name of a partner path for a code', () => {
  expect(findRefcode('', partner)).toBe('wachambuzi');
});

it('prefers the code that is written out', () => {
  expect(findRefcode('?refcode=radio-7', partner)).toBe('radio-7');
});

it.each(['', '?refcode=', '?refcode=%20', '?code=1'])('finds none in "%s"', (search) => {
  expect(findRefcode(search, home)).toBeUndefined();
});

it('knows four partner paths', () => {
  expect(routes.filter(({ page }) => page === 'partner').map(({ path }) => path)).toEqual([
    '/rosaree',
    '/mwakimsafi',
    '/wachambuzi',
    '/wonglee',
  ]);
});
