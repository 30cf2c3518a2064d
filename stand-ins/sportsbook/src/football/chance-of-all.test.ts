import { drawsFrom } from '@harmattan/fair/draws';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../packages/fair/testing/seeded-random.ts';
import { inFirstHalf, inSecondHalf, pairs } from '../testing/football-courses.ts';
import { chanceOfAll } from './chance-of-all.ts';
import { advance, type FootballCourse } from './course.ts';
import { judge } from './judge.ts';
import { markets } from './markets/all-markets.ts';
import { price } from './price.ts';

const [[, strong], [, even]] = pairs as [[string, FootballCourse], [string, FootballCourse]];
const courses: [string, FootballCourse][] = [
  ['before the match', strong],
  ['at 1:0 after half an hour', inFirstHalf(even, 30, [1, 0])],
  ['at 1:1 after an hour', inSecondHalf(even, 60, [1, 1])],
];
const pick = (words: string) => {
  const [market = '', outcome = ''] = words.split(' ');
  return { market, outcome };
};
const chanceOf = (course: FootballCourse, ...picks: string[]) => chanceOfAll(course, picks.map(pick));

test.each(courses)('one pick alone has the chance that it is priced by: %s', (_, course) => {
  for (const { key, outcomes } of price(course)) {
    if (markets.find((market) => market.key === key)?.isVoid) continue;
    for (const { key: outcome, chancePerBillion } of outcomes) {
      if (chancePerBillion === 0 || chancePerBillion === 1_000_000_000) continue;
      const chance = chanceOfAll(course, [{ market: key, outcome }]) ?? 0;
      expect(Math.abs(chance - chancePerBillion), `${key} ${outcome}`).toBeLessThanOrEqual(20);
    }
  }
});

test.each(courses)('picks of two markets that are also one market have its chance: %s', (_, course) => {
  const all = price(course);
  for (const [key, one, other] of [
    ['resultTotal:2.5', '1x2', 'total:2.5'],
    ['resultBtts', '1x2', 'btts'],
    ['htft', 'h11x2', '1x2'],
  ] as const) {
    for (const { key: outcome, chancePerBillion } of all.find((market) => market.key === key)?.outcomes ?? []) {
      const [first, second] = outcome.split(':');
      const chance = chanceOf(course, `${one} ${first}`, `${other} ${second}`);
      if (chance === undefined) continue;
      expect(Math.abs(chance - chancePerBillion), `${key} ${outcome}`).toBeLessThanOrEqual(20);
    }
  }
});

test('picks that hang together come together as often as this says', { timeout: 300_000 }, () => {
  const rounds = 4_000;
  const builders = [
    ['1x2 1', 'total:2.5 over', 'btts yes'],
    ['1x2 1', 'scorer h9'],
    ['scorer h9', 'scorer h10', 'total:3.5 over'],
    ['next:1 1', 'h11x2 1', 'mostGoals second'],
    ['nextScorer:1 h9', 'scorer h10', '1x2 1'],
    ['nextScorer:1 other', '1x2 1'],
    ['next:1 2', 'scorer h9', 'h2Total:0.5 over'],
    ['1x2 1', 'corners:9.5 over', 'cards:3.5 under'],
  ];
  const draws = drawsFrom(seededRandom('picks that hang together'));
  const counts = builders.map(() => 0);
  for (let round = 0; round < rounds; round += 1) {
    let course = even;
    while (course.phase !== 'over') course = advance(course, draws);
    const end = course;
    for (const [at, picks] of builders.entries()) {
      if (picks.every((words) => judge(pick(words), end) === 'won')) counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  for (const [at, picks] of builders.entries()) {
    const chance = (chanceOf(even, ...picks) ?? 0) / 1e9;
    const off = Math.abs((counts[at] ?? 0) - rounds * chance);
    expect(off / Math.sqrt(rounds * chance * (1 - chance)), picks.join(', ')).toBeLessThan(4);
  }
});

test('a favourite and many goals hang together, and corners do not hang on either', () => {
  const alone = (words: string) => (chanceOf(strong, words) ?? 0) / 1e9;
  const together = (...words: string[]) => (chanceOf(strong, ...words) ?? 0) / 1e9;
  expect(together('1x2 1', 'total:2.5 over')).toBeGreaterThan(alone('1x2 1') * alone('total:2.5 over') + 0.005);
  const product = alone('1x2 1') * alone('corners:9.5 over');
  expect(Math.abs(together('1x2 1', 'corners:9.5 over') - product)).toBeLessThan(1e-8);
});

test.each([
  ['that contradict each other', ['1x2 1', 'score 0:0']],
  ['of which the goals cannot be', ['total:0.5 under', 'scorer h9']],
  ['on the next goal that contradict each other', ['next:1 1', 'nextScorer:1 a9']],
  ['without a goal and with one', ['next:1 none', 'total:0.5 over']],
])('picks %s have the chance 0', (_, picks) => {
  expect(chanceOf(even, ...picks)).toBe(0);
});

test.each([
  ['one of which may be void', ['dnb 1', 'total:2.5 over']],
  ['on corners of a half and of the match', ['corners:9.5 over', 'h1Corners:4.5 over']],
  ['on a goal that is not the next one', ['next:2 1', '1x2 1']],
  ['that nobody knows', ['1x2 x', 'total:2.5 over']],
  ['of which there are none', []],
])('there is no chance of picks %s', (_, picks) => {
  expect(chanceOf(even, ...picks)).toBe(undefined);
});

test('there is no chance of a pick that is decided, or when the match is over', () => {
  const live = inSecondHalf(even, 60, [2, 1]);
  expect(chanceOf(live, '1x2 1', 'total:2.5 over')).toBe(undefined);
  expect(chanceOf(live, '1x2 1', 'btts yes')).toBe(undefined);
  expect(chanceOf(live, '1x2 1', 'total:3.5 over')).toBeGreaterThan(0);
  expect(chanceOf({ ...live, goals: [...live.goals.slice(1), [2, 50, 0, 9]] }, 'scorer h9', '1x2 1')).toBe(undefined);
  expect(chanceOf({ ...live, phase: 'over' }, '1x2 1')).toBe(undefined);
});
