import type { Shelf } from '@harmattan/sandbox-ui/shelf';
import { afterEach, expect, test, vi } from 'vitest';
import { keepSeats } from './old-seats.ts';

function newShelf(): Shelf {
  const kept = new Map<string, unknown>();
  return { read: (name) => kept.get(name), write: (name, value) => kept.set(name, value), isLasting: () => true };
}

function hearLeaves(): string[] {
  const left: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    left.push(url);
    return new Response('{}');
  });
  return left;
}

afterEach(() => vi.unstubAllGlobals());

test('a visitor leaves the seats that were taken here before, once', () => {
  const left = hearLeaves();
  const shelf = newShelf();
  for (const secret of ['one', 'two', 'one', null, null]) keepSeats({ shelf, apiUrl: 'http://book', secret });
  expect(left).toEqual(['http://book/api/seats/two/leave', 'http://book/api/seats/one/leave']);
});

test('players in several tabs leave one another alone', () => {
  const left = hearLeaves();
  const shelf = newShelf();
  for (let tab = 0; tab < 20; tab += 1) keepSeats({ shelf, apiUrl: '', secret: `seat ${tab}` });
  expect(left).toEqual([]);
  expect(shelf.read('seats')).toHaveLength(10);
});

test('what another page wrote there does no harm', () => {
  const left = hearLeaves();
  for (const value of ['x', { length: 2 }, [1, null, {}]]) {
    const shelf = newShelf();
    shelf.write('seats', value);
    keepSeats({ shelf, apiUrl: '', secret: null });
  }
  expect(left).toEqual([]);
});
