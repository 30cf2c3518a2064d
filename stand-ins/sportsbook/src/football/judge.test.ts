import { drawsFrom } from '@harmattan/fair/draws';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../packages/fair/testing/seeded-random.ts';
import { inSecondHalf, pairs } from '../testing/football-courses.ts';
import { abandon, advance, correct, type FootballCourse } from './course.ts';
import { football } from './index.ts';
import { judge } from './judge.ts';
import { markets } from './markets/all-markets.ts';

const [, [, even]] = pairs as [unknown, [string, FootballCourse]];
const abandonedAt = (home: number, away: number) => abandon(inSecondHalf(even, 60, [home, away]));

/** A match that was played to its end without a goal, a corner or a card. */
const goalless: FootballCourse = { ...even, phase: 'over' };

/** Ends of matches that were played out, with goals in both halves, corners, cards and shirts. */
const played = Array.from({ length: 40 }, (_, at) => {
  const draws = drawsFrom(seededRandom(`judged ${at}`));
  let course = even;
  while (course.phase !== 'over') course = advance(course, draws);
  return course;
});

/** As a row of the database has it. */
const stored = (course: FootballCourse): FootballCourse => JSON.parse(JSON.stringify(course));

/** All outcomes of a market on the grid; of a market of single goals the one that is given. */
const outcomesOf = (key: string, outcome: string) =>
  markets.find((market) => market.key === key)?.outcomes ?? [{ key: outcome }];

test('of each market exactly one outcome wins, two of a double chance, or stakes go back, whatever the end', () => {
  const corrected = Array.from({ length: 13 * 13 }, (_, at) => correct(goalless, [Math.floor(at / 13), at % 13]));
  for (const course of [...corrected, ...played]) {
    for (const { key, outcomes, isVoid } of markets) {
      const verdicts = outcomes.map((outcome) => judge({ market: key, outcome: outcome.key }, course));
      const count = (verdict: string) => verdicts.filter((one) => one === verdict).length;
      const due = key.toLowerCase().includes('double') ? 2 : 1;
      if (isVoid && count('void') > 0) expect(count('void'), key).toBe(outcomes.length);
      else expect([count('won'), count('lost')], `${key} ${course.score}`).toEqual([due, outcomes.length - due]);
    }
    const next = ['1', 'none', '2'].map((outcome) => judge({ market: 'next:1', outcome }, course));
    expect(next.filter((verdict) => verdict === 'won').length).toBe(1);
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
  ['total:3', 'over', 'void'],
  ['total:3', 'under', 'void'],
  ['total:2', 'over', 'won'],
  ['dnb', '2', 'won'],
  ['ah2:1', '2', 'void'],
  ['ah2:1.5', '2', 'lost'],
  ['ah2:1.5', '1', 'won'],
  ['ah1:1', '2', 'won'],
  ['eh2:1', 'X', 'won'],
  ['eh1:1', '2', 'won'],
  ['homeTotal:0.5', 'over', 'won'],
  ['awayTotal:1.5', 'over', 'won'],
  ['awayGoals', '2', 'won'],
  ['goals', '3', 'won'],
  ['range', '2to3', 'won'],
  ['parity', 'odd', 'won'],
  ['margin', '2by1', 'won'],
  ['homeClean', 'no', 'won'],
  ['awayNil', 'yes', 'lost'],
  ['resultTotal:2.5', '2:over', 'won'],
  ['resultBtts', '2:yes', 'won'],
  ['totalBtts:2.5', 'over:yes', 'won'],
])('after 1:2, %s %s is %s', (market, outcome, verdict) => {
  expect(judge({ market, outcome }, correct(even, [1, 2]))).toBe(verdict);
});

const twoOne: FootballCourse = {
  ...even,
  ...{ phase: 'over', score: [2, 1], firstScore: [0, 1], corners: [6, 3], firstCorners: [2, 3], cards: [1, 2] },
  goals: [
    [1, 30, 1, 9],
    [2, 60, 0, 10],
    [2, 88, 0, 0],
  ],
};

test.each([
  ['htft', '2:1', 'won'],
  ['htft', '1:1', 'lost'],
  ['h1Score', '0:1', 'won'],
  ['h21x2', '1', 'won'],
  ['h2Total:1.5', 'over', 'won'],
  ['h2Dnb', '1', 'won'],
  ['mostGoals', 'second', 'won'],
  ['bothHalves', 'yes', 'won'],
  ['homeBoth', 'yes', 'lost'],
  ['homeWinsHalf', 'yes', 'won'],
  ['awayWinsHalf', 'yes', 'won'],
  ['homeWinsBoth', 'yes', 'lost'],
  ['next:1', '2', 'won'],
  ['next:2', '1', 'won'],
  ['next:4', 'none', 'won'],
  ['nextScorer:1', 'a9', 'won'],
  ['nextScorer:3', 'other', 'won'],
  ['nextScorer:3', 'h10', 'lost'],
  ['scorer', 'h10', 'won'],
  ['scorer', 'h9', 'lost'],
  ['corners:8.5', 'over', 'won'],
  ['corners1x2', '1', 'won'],
  ['h1Corners:4.5', 'over', 'won'],
  ['cards:2.5', 'over', 'won'],
  ['cards1x2', '2', 'won'],
])('after 0:1 at half-time and 2:1, %s %s is %s', (market, outcome, verdict) => {
  expect(judge({ market, outcome }, twoOne)).toBe(verdict);
});

test('a correction takes back the latest goals of a side, or gives it goals of no listed shirt', () => {
  const fewer = correct(twoOne, [1, 0]);
  expect([fewer.score, fewer.firstScore, fewer.goals]).toEqual([[1, 0], [0, 0], [[2, 60, 0, 10]]]);
  expect(judge({ market: 'next:1', outcome: '1' }, fewer)).toBe('won');
  expect(judge({ market: 'scorer', outcome: 'a9' }, fewer)).toBe('lost');
  const more = correct(twoOne, [3, 1]);
  expect([more.firstScore, more.goals.length, more.goals.at(-1)?.slice(2)]).toEqual([[0, 1], 4, [0, 0]]);
  expect(correct(more, [2, 1]).goals).toEqual(twoOne.goals);
});

test('of a match that is abandoned, each market is judged that nothing could have changed any more', () => {
  const course = abandon({ ...twoOne, phase: 'second' });
  for (const [market, outcome, verdict] of [
    ['h11x2', '2', 'won'],
    ['h1Score', '1:0', 'lost'],
    ['h1Corners:4.5', 'over', 'won'],
    ['h2Btts', 'yes', 'void'],
    ['h2Total:1.5', 'over', 'won'],
    ['htft', '2:1', 'void'],
    ['bothHalves', 'yes', 'won'],
    ['homeBoth', 'yes', 'lost'],
    ['awayBoth', 'yes', 'void'],
    ['mostGoals', 'second', 'won'],
    ['homeClean', 'yes', 'lost'],
    ['awayNil', 'yes', 'lost'],
    ['next:3', '1', 'won'],
    ['next:4', 'none', 'void'],
    ['nextScorer:1', 'h9', 'lost'],
    ['scorer', 'a9', 'won'],
    ['scorer', 'h9', 'void'],
    ['corners:8.5', 'under', 'lost'],
    ['corners:9.5', 'under', 'void'],
    ['cards:2.5', 'over', 'won'],
    ['cards1x2', '1', 'void'],
    ['total:3', 'over', 'void'],
    ['total:2', 'under', 'lost'],
  ] as const) {
    expect(judge({ market, outcome }, course), `${market} ${outcome}`).toBe(verdict);
  }
  const early = abandon({
    ...twoOne,
    phase: 'first',
    score: [0, 1],
    firstScore: [0, 1],
    goals: twoOne.goals.slice(0, 1),
  });
  expect(judge({ market: 'h11x2', outcome: '2' }, early)).toBe('void');
  expect(judge({ market: 'h1Away:0.5', outcome: 'over' }, early)).toBe('won');
  expect(judge({ market: 'htft', outcome: '2:2' }, early)).toBe('void');
});

/** Of everything that the score does not decide alone, with the verdict of an end at which nothing more was counted. */
const beyondTheScore = [
  ['corners:9.5', 'under'],
  ['corners1x2', 'X'],
  ['cards:3.5', 'under'],
  ['cards1x2', 'X'],
  ['h1Corners:4.5', 'under'],
  ['h11x2', 'X'],
  ['h1Total:0.5', 'under'],
  ['h21x2', '1'],
  ['h2Total:1.5', 'over'],
  ['h2Dnb', '1'],
  ['htft', 'X:1'],
  ['mostGoals', 'second'],
  ['homeWinsHalf', 'yes'],
  ['next:1', '1'],
  ['next:3', 'none'],
  ['nextScorer:1', 'other'],
  ['scorer', 'h9'],
] as const;

test('a result that is given to a match without an end decides what its score alone decides, and nothing else', () => {
  const early = { ...even, phase: 'first', played: 12, minute: 12 } as const;
  for (const course of [even, abandon(even), abandon(early)]) {
    const given = stored(correct(course, [2, 0]));
    for (const [market, outcome] of beyondTheScore)
      for (const { key } of outcomesOf(market, outcome))
        expect(judge({ market, outcome: key }, given), `${market} ${key}`).toBe('void');
    for (const [market, outcome, verdict] of [
      ['1x2', '1', 'won'],
      ['1x2', 'X', 'lost'],
      ['total:1.5', 'over', 'won'],
      ['total:2', 'over', 'void'],
      ['score', '2:0', 'won'],
      ['homeClean', 'yes', 'won'],
    ] as const)
      expect(judge({ market, outcome }, given), `${market} ${outcome}`).toBe(verdict);
  }
  for (const [market, outcome] of beyondTheScore) {
    const isScored = market === 'scorer';
    expect(judge({ market, outcome }, correct(goalless, [2, 0])), market).toBe(isScored ? 'lost' : 'won');
  }
});

test('what was decided when a match was abandoned stays decided when a result is given to it', () => {
  const off = abandon({ ...twoOne, phase: 'second' });
  const decided = [
    ['h11x2', '2', 'won'],
    ['h1Score', '1:0', 'lost'],
    ['h1Corners:4.5', 'over', 'won'],
    ['corners:8.5', 'over', 'won'],
    ['cards:2.5', 'under', 'lost'],
    ['h2Total:1.5', 'over', 'won'],
    ['bothHalves', 'yes', 'won'],
    ['mostGoals', 'second', 'won'],
    ['next:3', '1', 'won'],
    ['nextScorer:1', 'h9', 'lost'],
    ['scorer', 'h10', 'won'],
  ] as const;
  const open = [
    ['h2Total:2.5', 'over'],
    ['htft', '2:1'],
    ['corners:9.5', 'under'],
    ['cards1x2', '2'],
    ['next:4', '1'],
    ['next:4', 'none'],
    ['nextScorer:4', 'other'],
    ['scorer', 'h9'],
  ] as const;
  for (const score of [
    [2, 1],
    [4, 1],
  ] as const) {
    const given = stored(correct(off, score));
    for (const [market, outcome, verdict] of decided) {
      expect(judge({ market, outcome }, off), market).toBe(verdict);
      expect(judge({ market, outcome }, given), `${score} ${market}`).toBe(verdict);
    }
    for (const [market, outcome] of open) expect(judge({ market, outcome }, given), `${score} ${market}`).toBe('void');
  }
});

test('of a match without an end, a result takes back goals that fell, and a later result gives them back', () => {
  const off = abandon({ ...twoOne, phase: 'second' });
  const without = correct(off, [2, 0]);
  expect(judge({ market: 'next:1', outcome: '1' }, without)).toBe('won');
  expect(judge({ market: 'nextScorer:1', outcome: 'h10' }, without)).toBe('won');
  expect(judge({ market: 'scorer', outcome: 'a9' }, without)).toBe('void');
  expect(judge({ market: 'h11x2', outcome: 'X' }, without)).toBe('won');
  const again = stored(correct(stored(without), [3, 1]));
  expect(again).toEqual(correct(off, [3, 1]));
  expect(judge({ market: 'scorer', outcome: 'a9' }, again)).toBe('won');
  expect(judge({ market: 'h11x2', outcome: '2' }, again)).toBe('won');
  expect(judge({ market: 'corners:9.5', outcome: 'under' }, again)).toBe('void');
});

test('a result that was given before it was kept how far a match was played is judged likewise once it is given again', () => {
  const { seen, ...old } = correct(abandon({ ...twoOne, phase: 'second' }), [2, 1]);
  expect(seen).toBeDefined();
  const again = correct(old, [2, 2]);
  expect(judge({ market: 'corners:9.5', outcome: 'under' }, again)).toBe('void');
  expect(judge({ market: 'next:4', outcome: '2' }, again)).toBe('void');
  expect(judge({ market: 'scorer', outcome: 'a9' }, again)).toBe('won');
});

test('a corrected match that was played to its end is judged by its counts, however often it is corrected', () => {
  for (const course of played.slice(0, 10)) {
    const [home, away] = course.score;
    const more = correct(course, [home + 1, away]);
    expect(more.seen).toBeUndefined();
    const back = stored(correct(stored(more), course.score));
    expect(back).toEqual(stored(correct(course, course.score)));
    for (const { key, outcomes } of markets)
      for (const outcome of outcomes)
        expect(judge({ market: key, outcome: outcome.key }, back)).toBe(
          judge({ market: key, outcome: outcome.key }, course),
        );
  }
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
    ['next', '1'],
    ['next:0', '1'],
    ['next:1', 'X'],
    ['next:99', '1'],
    ['scorer:1', 'h9'],
    ['scorer', 'h1'],
    ['__proto__', 'toString'],
  ] as const) {
    expect(football.knows({ market, outcome })).toBe(false);
    expect(() => football.judge({ market, outcome }, correct(even, [1, 0]))).toThrow();
  }
});
