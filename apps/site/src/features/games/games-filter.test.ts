import { expect, it } from 'vitest';
import { listAt, shownCategories } from './game-lists.ts';
import { filterOf, isSearchable, searchOf } from './games-filter.ts';

const slots = listAt('/slots');
const player = { isPlayer: true };
const visitor = { isPlayer: false };

it('reads what the address asks for, and writes the same address again', () => {
  const search = { category: '24', provider: '3', search: 'baobab' };
  const filter = filterOf(new URLSearchParams(search), slots, visitor);
  expect(filter).toEqual({ category: { number: 24, name: 'free-play' }, providerId: 3, searchText: 'baobab' });
  expect(searchOf(filter, slots)).toEqual(search);
});

it.each([
  '',
  'category=8&provider=0&search=ba',
  'category=x&provider=-1&search=',
  'category=1&provider=1e3',
  'provider=99999999&search=%20%20ab%20',
])('shows everything to a visitor who asks for nothing, or for nonsense: %s', (text) => {
  const filter = filterOf(new URLSearchParams(text), slots, visitor);
  expect(filter).toEqual({ category: { number: 0, name: 'all' }, providerId: 0, searchText: '' });
  expect(searchOf(filter, slots)).toEqual({});
});

it('keeps favourites for players', () => {
  const search = new URLSearchParams('category=19');
  const virtual = listAt('/VirtualGames/');
  expect(filterOf(search, virtual, player).category.name).toBe('favourites');
  expect(filterOf(search, virtual, visitor).category).toEqual({ number: 18, name: 'all' });
  expect(shownCategories(virtual, visitor).map(({ number }) => number)).toEqual([18, 20, 21, 22, 23]);
});

it('cuts what is too long for the server', () => {
  expect(filterOf(new URLSearchParams({ search: 'x'.repeat(500) }), slots, visitor).searchText).toHaveLength(100);
});

it('searches for nothing, or for three characters and more', () => {
  expect(['', '  ', 'abc', '九九九'].map(isSearchable)).toEqual([true, true, true, true]);
  expect(['a', 'ab', ' ab ', '九九'].map(isSearchable)).toEqual([false, false, false, false]);
});

it('has one category at an address with nothing but a grid', () => {
  expect(filterOf(new URLSearchParams('category=0'), listAt('/provablyfair'), visitor).category.number).toBe(13);
});
