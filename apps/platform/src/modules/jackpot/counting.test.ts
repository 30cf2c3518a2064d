import { expect, test } from 'vitest';
import { countingGames, type Game, standingOf } from './counting.ts';

/** `x` is cancelled, a digit is the result, `-` has none yet; the reserves stand behind a bar. */
function games(text: string): Game[] {
  const [main = '', reserves = ''] = text.split('|');
  return [...main, ...reserves].map((letter, position) => ({
    position,
    isReserve: position >= main.length,
    isCancelled: letter === 'x',
    result: letter === '1' ? { score1: 1, score2: 0 } : letter === '2' ? { score1: 0, score2: 0 } : undefined,
  }));
}

test.each([
  ['1111|1', [0, 1, 2, 3], [], false],
  ['1x11|1', [0, 2, 3, 4], [], false],
  ['1xx1|11', [0, 3, 4, 5], [], false],
  // A reserve that is cancelled as well is passed over.
  ['1x11|x1', [0, 2, 3, 5], [], false],
  // The reserve stands in for the first.
  ['1xx1|x1', [0, 3, 5], [2], false],
  ['xx11|', [2, 3], [0, 1], false],
  ['xxx1|', [3], [], true],
  ['xxx1|1', [3, 4], [1, 2], false],
])('of %s the games %j count and %j are right on every ticket', (text, positions, given, isVoid) => {
  const counting = countingGames(games(text));
  expect(counting.games.map(({ position }) => position)).toEqual(positions);
  expect(counting.given.map(({ position }) => position)).toEqual(given);
  expect(counting.isVoid).toBe(isVoid);
});

test('a ticket stands at what is right so far, and at what no ticket can miss', () => {
  const picks = Uint8Array.from([1, 1, 1, 1, 1]);
  expect(standingOf('1x2', games('12-1|1'), picks)).toEqual({ hits: 2, decided: 3 });
  expect(standingOf('1x2', games('1x-x|1'), picks)).toEqual({ hits: 3, decided: 3 });
  // In a void jackpot a game without a result is right on no ticket.
  expect(standingOf('1x2', games('1xxx|'), picks)).toEqual({ hits: 1, decided: 1 });
});
