import { expect, test } from 'vitest';
import { football } from '../football/index.ts';
import { inSecondHalf, pairs } from '../testing/football-courses.ts';
import { createBoard } from './board.ts';
import { tellHome } from './lists.ts';
import type { Match } from './match.ts';

const now = new Date('2027-01-10T13:45:00Z');
const [[, before]] = pairs as [(typeof pairs)[number]];
const [league] = football.leagues;
const clubs = league?.clubs.map(({ id }) => id) ?? [];

test('home begins with the matches in play whose result can still be bet on', () => {
  const board = createBoard(new Map([[football.key, football]]));
  board.take([
    inPlay('1', '2027-01-10T12:00:00Z', [5, 0]),
    inPlay('2', '2027-01-10T12:05:00Z', [1, 1]),
    inPlay('3', '2027-01-10T12:10:00Z', [0, 6]),
    inPlay('4', '2027-01-10T12:15:00Z', [0, 0]),
  ]);
  const { live } = tellHome(board, { now, speed: 1 });
  expect(live.map(({ id, main }) => [id, main.length])).toEqual([
    ['2', 1],
    ['4', 1],
    ['1', 0],
    ['3', 0],
  ]);
});

function inPlay(id: string, startsAt: string, score: readonly [number, number]): Match {
  const at = Number(id) * 2;
  return {
    ...{ id, sport: football.key, league: league?.id ?? '', home: clubs[at] ?? '', away: clubs[at + 1] ?? '' },
    ...{ firstStartsAt: new Date(startsAt), startsAt: new Date(startsAt), nextAt: new Date('2027-01-10T13:46:00Z') },
    ...{ state: 'running', course: inSecondHalf(before, 85, score), minutes: 100, version: 1, resultVersion: 0 },
    ...{ suspendedUntil: null, isVoid: false, isStopped: false, stoppedMarkets: [] },
  };
}
