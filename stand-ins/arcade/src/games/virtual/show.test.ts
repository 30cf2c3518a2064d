import { drawsFrom } from '@harmattan/fair/draws';
import { drawMatch } from '@harmattan/fair/football/match';
import { drawShootOut } from '@harmattan/fair/football/shoot-out';
import { drawOrder } from '@harmattan/fair/races/race';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../../packages/fair/testing/seeded-random.ts';
import { kicksAt, minuteAt, minutesAll, scoreAt } from './browser/football-time.js';
import { createRun } from './browser/race-run.js';

const races = Number(process.env.FAIR_ROUNDS ?? 300);
const moments = Array.from({ length: 401 }, (_, at) => at / 400);

test('a race is run to the order that was decided, and everybody only ever goes forward', () => {
  const draws = drawsFrom(seededRandom('runs'));
  for (let number = 1; number <= races; number += 1) {
    const order = drawOrder(draws, [39, 31, 27, 22, 18, 15, 12, 10]);
    const run = createRun({ order, number });
    expect(run.standing(1)).toEqual(order);
    const crossed = moments.flatMap((part) =>
      order.filter((runner) => run.progress(runner, part) >= 1).map((runner) => ({ runner, part })),
    );
    const arrived = [...new Set(crossed.map(({ runner }) => runner))];
    expect(arrived).toEqual(order);
    for (const runner of order) {
      expect(run.progress(runner, 0)).toBe(0);
      const way = moments.map((part) => run.progress(runner, part));
      expect(way.every((at, index) => index === 0 || at >= (way[index - 1] ?? 0))).toBe(true);
    }
  }
});

test('everybody sees the same race, and another one next time', () => {
  const order = [2, 0, 1, 3, 5, 4];
  const at = (number: number) => order.map((runner) => createRun({ order, number }).progress(runner, 0.5));
  expect(at(7)).toEqual(at(7));
  expect(at(8)).not.toEqual(at(7));
});

test('goals fall minute by minute, and at the whistle the score is the one that was decided', () => {
  const draws = drawsFrom(seededRandom('goals'));
  expect([minuteAt(0), minuteAt(1)]).toEqual([0, minutesAll]);
  for (let round = 0; round < races; round += 1) {
    const { home, away, goals } = drawMatch(draws, { home: 31, away: 23 }, false);
    const told = goals.map(({ minute, side }) => (side === 'home' ? minute : -minute));
    expect(scoreAt(told, 0)).toEqual([0, 0]);
    expect(scoreAt(told, minutesAll)).toEqual([home, away]);
    const sums = moments.map((part) => scoreAt(told, minuteAt(part)).reduce((sum, one) => sum + one, 0));
    expect(sums.every((sum, index) => index === 0 || sum >= (sums[index - 1] ?? 0))).toBe(true);
  }
});

test('kicks are counted one by one to the result that was decided', () => {
  const draws = drawsFrom(seededRandom('lamps'));
  for (let round = 0; round < races; round += 1) {
    const { kicks, home, away } = drawShootOut(draws, { home: 78, away: 72 });
    const told = kicks.map(({ isGoal }) => isGoal);
    expect(kicksAt(told, 0)).toEqual([0, 0]);
    expect(kicksAt(told, told.length)).toEqual([home, away]);
  }
});
