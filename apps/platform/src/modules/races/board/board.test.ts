import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBoard } from './board.ts';

test('is what sorting everybody would tell, under ties and after any changes', () => {
  const change = fc.record({
    playerId: fc.integer({ min: 1, max: 120 }),
    turnover: fc.nat({ max: 5 }),
    reachedUs: fc.integer({ min: 1_000, max: 1_004 }).map((ms) => ms * 1_000),
  });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 600 }), (changes) => {
      const board = createBoard();
      const all = new Map<number, (typeof changes)[number]>();
      for (const each of changes) {
        board.set(each.playerId, each.turnover, each.reachedUs);
        all.set(each.playerId, each);
      }
      const list = [...all.values()]
        .filter(({ turnover }) => turnover > 0)
        .sort((a, b) => b.turnover - a.turnover || a.reachedUs - b.reachedUs || a.playerId - b.playerId);
      const places = list.map(({ playerId, turnover, reachedUs }, at) => ({
        place: at + 1,
        playerId: BigInt(playerId),
        turnoverMinor: BigInt(turnover),
        reachedAt: new Date(reachedUs / 1_000),
      }));
      expect(board.size).toBe(list.length);
      expect(board.top(1_000)).toEqual(places);
      expect(board.top(10)).toEqual(places.slice(0, 10));
      const own = places.map((place, at) => {
        const above = places[at - 1];
        return { ...place, toNextPlaceMinor: above ? above.turnoverMinor - place.turnoverMinor + 1n : null };
      });
      expect(places.map(({ playerId }) => board.own(playerId))).toEqual(own);
      expect(board.own(121n)).toBeUndefined();
    }),
    { numRuns: 150 },
  );
});

test('a player with no turnover left is not on it, and is placed anew on return', () => {
  const board = createBoard();
  board.set(1, 100, 1);
  board.set(2, 50, 1);
  board.set(1, 0, 0);
  expect([board.size, board.own(1n), board.top(5).map(({ playerId }) => playerId)]).toEqual([1, undefined, [2n]]);
  board.set(1, 10, 2);
  expect(board.own(1n)).toMatchObject({ place: 2, turnoverMinor: 10n, toNextPlaceMinor: 41n });
});

test('takes whole numbers only: nothing is rounded', () => {
  const board = createBoard();
  expect(() => board.set(1, 0.5, 1)).toThrow('whole');
  expect(() => board.set(1, 2 ** 53, 1)).toThrow('whole');
  board.set(1, Number.MAX_SAFE_INTEGER, 1);
  expect(board.top(1)[0]?.turnoverMinor).toBe(9_007_199_254_740_991n);
});
