import { openShelf, type Shelf } from '@harmattan/sandbox-ui/shelf';
import { afterEach, expect, test } from 'vitest';
import { favouritesQuery, isAny, openFavourites, toggled } from './favourites.ts';

const none = { leagues: [], matches: [] };
const target = new EventTarget();
Object.assign(globalThis, {
  addEventListener: target.addEventListener.bind(target),
  removeEventListener: target.removeEventListener.bind(target),
});
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function open(shelf: Shelf) {
  const { favourites, stop } = openFavourites(shelf, 'book:altenar');
  stops.push(stop);
  return favourites;
}

function fromAnotherTab(key: string, newValue: string | null): void {
  target.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
}

test('a favourite is chosen and let go, the last one first', () => {
  const two = toggled(toggled(none, 'leagues', 'savannah'), 'leagues', 'coast');
  expect(two).toEqual({ leagues: ['coast', 'savannah'], matches: [] });
  expect(favouritesQuery(toggled(two, 'matches', '17'))).toEqual({ leagues: 'coast,savannah', ids: '17' });
  expect(toggled(two, 'leagues', 'savannah').leagues).toEqual(['coast']);
  expect([isAny(none), isAny(two)]).toEqual([false, true]);
});

test('of more than twenty, the one that was chosen first leaves', () => {
  let favourites: Parameters<typeof toggled>[0] = none;
  for (let id = 0; id <= 20; id += 1) favourites = toggled(favourites, 'matches', `${id}`);
  expect(favourites.matches).toHaveLength(20);
  expect(favourites.matches).toContain('20');
  expect(favourites.matches).not.toContain('0');
});

// Without a browser there is no storage at all: as where it is closed.
test('where storage is closed they last as long as the page', () => {
  const shelf = openShelf('book:altenar');
  open(shelf).change((now) => toggled(now, 'leagues', 'savannah'));
  expect(open(shelf).get().leagues).toEqual(['savannah']);
  expect(open(openShelf('book:altenar')).get()).toEqual(none);
});

test('what another tab keeps is taken over, and nothing of another book', () => {
  const shelf = openShelf('book:altenar');
  const favourites = open(shelf);
  const kept = { leagues: ['coast'], matches: ['17'] };
  shelf.write('favourites', kept);
  fromAnotherTab('book:bti:favourites', JSON.stringify(kept));
  fromAnotherTab('book:altenar:slip', JSON.stringify(kept));
  fromAnotherTab('book:altenar:favourites', null);
  expect(favourites.get()).toEqual(none);
  fromAnotherTab('book:altenar:favourites', JSON.stringify(kept));
  expect(favourites.get()).toEqual(kept);
});

test.each([null, 7, 'x', [], { leagues: 'savannah' }, { leagues: [7, '', 'a b', '../x'], matches: {} }])(
  'what is kept as %j is no favourite',
  (kept) => {
    const shelf = openShelf('book:altenar');
    shelf.write('favourites', kept);
    expect(open(shelf).get()).toEqual(none);
  },
);
