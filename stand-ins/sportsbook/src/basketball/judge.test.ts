import { drawsFrom } from '@harmattan/fair/draws';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../packages/fair/testing/seeded-random.ts';
import { levelAfterRegular, pairs, playedOn } from '../testing/basketball-courses.ts';
import { abandon, advance, type BasketballCourse, correct, scoreOf } from './course.ts';
import { judge } from './judge.ts';
import { knows } from './markets/listed-markets.ts';
import { price } from './price.ts';

const [, [, even]] = pairs as [unknown, [string, BasketballCourse]];
const verdict = (course: BasketballCourse, market: string, outcome: string) => judge({ market, outcome }, course);

/** 75:75 after the regular time, 86:83 after an overtime. */
const played: BasketballCourse = {
  ...levelAfterRegular(even),
  ...{ phase: 'over', period: 4, played: 5, minute: 45, score: [86, 83] },
  periods: [...levelAfterRegular(even).periods, [11, 8]],
};

test('winner, points and handicaps count overtimes; the regular time has its own market', () => {
  expect(verdict(played, 'winner', '1')).toBe('won');
  expect(verdict(played, 'reg1x2', 'X')).toBe('won');
  expect(verdict(played, 'overtime', 'yes')).toBe('won');
  expect(verdict(played, 'points:168.5', 'over')).toBe('won');
  expect(verdict(played, 'sp1:2.5', '1')).toBe('won');
  expect(verdict(played, 'sp1:3.5', '1')).toBe('lost');
  expect(verdict(played, 'bands', '1by1to5')).toBe('won');
  expect(verdict(played, 'winnerPoints:168.5', '1:over')).toBe('won');
  expect(verdict(played, 'homePoints:86.5', 'over')).toBe('lost');
});

test('whole lines that are met exactly are void', () => {
  for (const outcome of ['over', 'under']) expect(verdict(played, 'points:169', outcome)).toBe('void');
  for (const outcome of ['1', '2']) expect(verdict(played, 'sp1:3', outcome)).toBe('void');
  expect(verdict(played, 'awayPoints:83', 'under')).toBe('void');
});

test('halves and quarters count their own points', () => {
  // 20:18, 17:21, 22:19, 16:17
  expect(verdict(played, 'q11x2', '1')).toBe('won');
  expect(verdict(played, 'h1Dnb', '2')).toBe('won');
  expect(verdict(played, 'h21x2', '1')).toBe('won');
  expect(verdict(played, 'q3Points:40.5', 'over')).toBe('won');
  expect(verdict(played, 'q4Sp2:1', '1')).toBe('void');
  expect(verdict(played, 'bestQuarter', 'q3')).toBe('won');
  expect(verdict(played, 'mostPoints', 'first')).toBe('won');
  expect(verdict(played, 'htft', '2:X')).toBe('won');
  expect(verdict(played, 'race:30', '2')).toBe('won');
  expect(verdict(played, 'race:20', '2')).toBe('lost');
});

test('of every market exactly one outcome wins, or all stakes go back, whatever the end', () => {
  const draws = drawsFrom(seededRandom('ends of basketball'));
  const priced = [...price(even), ...price(playedOn(even, 30))];
  for (let match = 0; match < 60; match += 1) {
    let end = match % 4 === 0 ? levelAfterRegular(even) : even;
    while (end.phase !== 'over') end = advance(end, draws);
    expect(scoreOf(end.periods)).toEqual(end.score);
    for (const { key, outcomes } of priced) {
      const verdicts = outcomes.map((outcome) => verdict(end, key, outcome.key));
      const isOneWon = verdicts.filter((one) => one === 'won').length === 1 && !verdicts.includes('void');
      expect(isOneWon || verdicts.every((one) => one === 'void'), `${key} in match ${match}`).toBe(true);
    }
  }
});

test('of an abandoned match what was decided counts, and the rest is void', () => {
  const half = playedOn(even, 25);
  expect(half.phase).toBe('break');
  const stopped = abandon(half);
  const [home, away] = stopped.score;
  expect(verdict(stopped, 'winner', '1')).toBe('void');
  expect(verdict(stopped, 'reg1x2', '1')).toBe('void');
  expect(verdict(stopped, `points:${home + away - 1}.5`, 'over')).toBe('won');
  expect(verdict(stopped, `points:${home + away - 1}.5`, 'under')).toBe('lost');
  expect(verdict(stopped, `points:${home + away + 1}.5`, 'under')).toBe('void');
  expect(verdict(stopped, 'pointsParity', 'odd')).toBe('void');
  expect(verdict(stopped, 'h11x2', home > away ? '1' : home < away ? '2' : 'X')).toBe('won');
  expect(verdict(stopped, 'q31x2', '1')).toBe('void');
  expect(verdict(stopped, 'bestQuarter', 'equal')).toBe('void');
  expect(verdict(stopped, 'race:10', stopped.races[0] === 0 ? '1' : '2')).toBe('won');
  expect(verdict(stopped, 'race:60', 'none')).toBe('void');
});

test('a corrected result is judged anew; a level one gives stakes on the winner back', () => {
  const corrected = correct(played, [86, 90]);
  expect(scoreOf(corrected.periods)).toEqual([86, 90]);
  expect(verdict(corrected, 'winner', '2')).toBe('won');
  expect(verdict(corrected, 'reg1x2', 'X')).toBe('won');
  expect(verdict(correct(played, [83, 83]), 'winner', '1')).toBe('void');
  const fewer = correct(played, [20, 15]);
  expect(scoreOf(fewer.periods)).toEqual([20, 15]);
  expect(verdict(fewer, 'points:35', 'over')).toBe('void');
});

test('a result of a match that stopped judges the final score, and of the rest only what was seen', () => {
  const given = correct(abandon(playedOn(even, 25)), [80, 70]);
  expect(verdict(given, 'winner', '1')).toBe('won');
  expect(verdict(given, 'points:149.5', 'over')).toBe('won');
  expect(verdict(given, 'q31x2', '1')).toBe('void');
  expect(verdict(given, 'h11x2', '1')).not.toBe('void');
  expect(verdict(given, 'bestQuarter', 'q1')).toBe('void');
});

test('an open match has no verdict, and keys that there are not are not known', () => {
  expect(verdict(playedOn(even, 25), 'winner', '1')).toBe(undefined);
  for (const [market, outcome] of [
    ['winner', 'X'],
    ['points', 'over'],
    ['points:0', 'over'],
    ['points:150.25', 'over'],
    ['points:999.5', 'over'],
    ['winnerPoints:150', '1:over'],
    ['race:15', '1'],
    ['race:70', '1'],
    ['q51x2', '1'],
    ['1x2', '1'],
    ['constructor', '1'],
  ] as const)
    expect(knows({ market, outcome }), `${market} ${outcome}`).toBe(false);
  for (const { key, outcomes } of price(even))
    for (const { key: outcome } of outcomes) expect(knows({ market: key, outcome })).toBe(true);
});
