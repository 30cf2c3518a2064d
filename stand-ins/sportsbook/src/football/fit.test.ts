import { drawsFrom } from '@harmattan/fair/draws';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../packages/fair/testing/seeded-random.ts';
import { inSecondHalf, pairs } from '../testing/football-courses.ts';
import { advance, type FootballCourse } from './course.ts';
import { markets } from './markets.ts';
import { price } from './price.ts';

const rounds = Number(process.env.FAIR_ROUNDS ?? 20_000);
const sigmas = 4;
const [[, strong], [, even]] = pairs as [[string, FootballCourse], [string, FootballCourse]];

test.each<[string, FootballCourse]>([
  ['before it begins', strong],
  ['at 1:0 after an hour', inSecondHalf(even, 60, [1, 0])],
  ['at 0:0 with ten minutes to go and one player less', inSecondHalf(even, 80, [0, 0], [1, 0])],
])('matches end as often as they are priced %s', { timeout: 30_000 + rounds * 3 }, (name, start) => {
  const draws = drawsFrom(seededRandom(`matches end as they are priced ${name}`));
  const ends = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    let course = start;
    while (course.phase !== 'over') course = advance(course, draws);
    const score = String(course.score);
    ends.set(score, (ends.get(score) ?? 0) + 1);
  }
  for (const { key, outcomes } of price(start)) {
    for (const { key: outcome, chancePerBillion } of outcomes) {
      const isWon = markets.find((market) => market.key === key)?.outcomes.find((one) => one.key === outcome)?.isWon;
      const count = [...ends].reduce((sum, [score, times]) => {
        const [home = 0, away = 0] = score.split(',').map(Number);
        return sum + (isWon?.(home, away) ? times : 0);
      }, 0);
      const chance = chancePerBillion / 1e9;
      // Of what hardly ever happens, a single one more is no sign of anything.
      const most = sigmas * Math.sqrt(rounds * chance * (1 - chance)) + 1;
      expect(Math.abs(count - rounds * chance), `${key} ${outcome}`).toBeLessThan(most);
    }
  }
});
