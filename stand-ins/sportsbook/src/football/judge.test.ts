import { expect, test } from 'vitest';
import { inSecondHalf, pairs } from '../testing/football-courses.ts';
import { abandon, correct, type FootballCourse } from './course.ts';
import { football } from './index.ts';
import { judge } from './judge.ts';
import { markets } from './markets.ts';

const [, [, even]] = pairs as [unknown, [string, FootballCourse]];
const abandonedAt = (home: number, away: number) => abandon(inSecondHalf(even, 60, [home, away]));

test('of each market exactly one outcome wins, and two of a double chance, whatever the score', () => {
  for (let home = 0; home <= 12; home += 1) {
    for (let away = 0; away <= 12; away += 1) {
      const course = correct(even, [home, away]);
      for (const { key, outcomes } of markets) {
        const verdicts = outcomes.map((outcome) => judge({ market: key, outcome: outcome.key }, course));
        expect(verdicts.filter((verdict) => verdict === 'won').length, key).toBe(key === 'double' ? 2 : 1);
        expect(verdicts.filter((verdict) => verdict === 'lost').length, key).toBe(
          outcomes.length - (key === 'double' ? 2 : 1),
        );
      }
    }
  }
});

test.each([
  ['1x2', '1', 'lost'],
  ['1x2', 'X', 'lost'],
  ['1x2', '2', 'won'],
  ['double', '1X', 'lost'],
  ['double', '12', 'won'],
  ['double', 'X2', 'won'],
  ['total:2.5', 'over', 'won'],
  ['total:2.5', 'under', 'lost'],
  ['total:3.5', 'over', 'lost'],
  ['total:3.5', 'under', 'won'],
  ['btts', 'yes', 'won'],
  ['btts', 'no', 'lost'],
  ['score', '1:2', 'won'],
  ['score', '2:1', 'lost'],
  ['score', 'other', 'lost'],
])('after 1:2, %s %s is %s', (market, outcome, verdict) => {
  expect(judge({ market, outcome }, correct(even, [1, 2]))).toBe(verdict);
});

test('nothing is judged while a match goes on, not even what is decided', () => {
  expect(judge({ market: 'total:0.5', outcome: 'over' }, even)).toBe(undefined);
  expect(judge({ market: 'total:0.5', outcome: 'over' }, inSecondHalf(even, 60, [1, 1]))).toBe(undefined);
});

test('of an abandoned match, what was decided counts on both sides of the bet', () => {
  const course = abandonedAt(1, 1);
  expect(judge({ market: 'total:1.5', outcome: 'over' }, course)).toBe('won');
  expect(judge({ market: 'total:1.5', outcome: 'under' }, course)).toBe('lost');
  expect(judge({ market: 'btts', outcome: 'yes' }, course)).toBe('won');
  expect(judge({ market: 'btts', outcome: 'no' }, course)).toBe('lost');
  expect(judge({ market: 'score', outcome: 'other' }, abandonedAt(5, 0))).toBe('won');
  expect(judge({ market: 'score', outcome: '0:0' }, abandonedAt(5, 0))).toBe('lost');
});

test('of an abandoned match, whatever a goal could still have changed is void, for everybody', () => {
  const course = abandonedAt(1, 1);
  for (const [market, outcome] of [
    ...['1', 'X', '2'].map((key) => ['1x2', key] as const),
    ...['1X', '12', 'X2'].map((key) => ['double', key] as const),
    ...['over', 'under'].map((key) => ['total:2.5', key] as const),
    ...['0:0', '1:1', '2:1', 'other'].map((key) => ['score', key] as const),
  ]) {
    expect(judge({ market, outcome }, course), `${market} ${outcome}`).toBe('void');
  }
  for (const outcome of ['yes', 'no']) expect(judge({ market: 'btts', outcome }, abandonedAt(3, 0))).toBe('void');
});

test('only picks that there are are known', () => {
  for (const { key, outcomes } of markets) {
    for (const outcome of outcomes) expect(football.knows({ market: key, outcome: outcome.key })).toBe(true);
  }
  for (const [market, outcome] of [
    ['1x2', 'x'],
    ['1x2', ''],
    ['', '1'],
    ['total:6.5', 'over'],
    ['total:2.5', 'yes'],
    ['score', '5:0'],
    ['__proto__', 'toString'],
  ] as const) {
    expect(football.knows({ market, outcome })).toBe(false);
    expect(() => football.judge({ market, outcome }, correct(even, [1, 0]))).toThrow();
  }
});
