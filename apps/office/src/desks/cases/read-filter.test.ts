import { expect, test } from 'vitest';
import { hrefOf, readFilter } from './read-filter.ts';

test('a filter is read back from its own address, and unknown words ask for nothing', () => {
  const filter = { view: 'all', category: 'deposit', state: 'solved', owner: 'mine' } as const;
  const { searchParams } = new URL(hrefOf(filter), 'https://office.example');
  expect(readFilter(searchParams)).toEqual(filter);
  const usual = readFilter(new URLSearchParams('view=x&category=y&state=z&owner=me'));
  expect(usual).toEqual({ view: 'waiting' });
  expect(hrefOf(usual)).toBe('/cases');
});
