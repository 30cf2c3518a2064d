import { drawsFrom } from '@harmattan/fair/draws';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../packages/fair/testing/seeded-random.ts';
import { inFirstHalf, inSecondHalf, pairs } from '../testing/football-courses.ts';
import { advance, type FootballCourse } from './course.ts';
import { judge } from './judge.ts';
import { price } from './price.ts';

const rounds = Number(process.env.FAIR_ROUNDS ?? 3_000);
/** Of three hundred outcomes the one that is furthest off. */
const sigmas = 4.5;
const [[, strong], [, even]] = pairs as [[string, FootballCourse], [string, FootballCourse]];

test.each<[string, FootballCourse]>([
  ['before it begins', strong],
  ['at 1:0 after half an hour', inFirstHalf(even, 30, [1, 0])],
  ['at 1:0 after an hour', inSecondHalf(even, 60, [1, 0])],
  ['at 0:0 with ten minutes to go and one player less', inSecondHalf(even, 80, [0, 0], [1, 0])],
])('matches end as often as every market is priced %s', { timeout: 300_000 + rounds * 10 }, (name, start) => {
  const draws = drawsFrom(seededRandom(`matches end as they are priced ${name}`));
  const priced = price(start);
  const counts = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    let course = start;
    while (course.phase !== 'over') course = advance(course, draws);
    for (const { key, outcomes } of priced) {
      for (const { key: outcome } of outcomes) {
        if (judge({ market: key, outcome }, course) !== 'won') continue;
        counts.set(`${key} ${outcome}`, (counts.get(`${key} ${outcome}`) ?? 0) + 1);
      }
    }
  }
  for (const { key, outcomes } of priced) {
    for (const { key: outcome, chancePerBillion } of outcomes) {
      const count = counts.get(`${key} ${outcome}`) ?? 0;
      const chance = chancePerBillion / 1e9;
      // Of what hardly ever happens, a single one more is no sign of anything.
      const most = sigmas * Math.sqrt(rounds * chance * (1 - chance)) + 1;
      expect(Math.abs(count - rounds * chance), `${key} ${outcome}`).toBeLessThan(most);
    }
  }
});
