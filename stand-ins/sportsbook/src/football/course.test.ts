import { drawsFrom } from '@harmattan/fair/draws';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../packages/fair/testing/seeded-random.ts';
import { pairs } from '../testing/football-courses.ts';
import { abandon, advance, correct, type FootballCourse, glance } from './course.ts';
import { football } from './index.ts';

const [, [, even]] = pairs as [unknown, [string, FootballCourse]];

function play(seed: string): FootballCourse[] {
  const draws = drawsFrom(seededRandom(seed));
  const steps = [even];
  for (let last = even; last.phase !== 'over'; steps.push(last)) last = advance(last, draws);
  return steps;
}

test('a match has two halves of 45 minutes and one to five more, with fifteen minutes between', () => {
  const seen = new Set<number>();
  for (let match = 0; match < 200; match += 1) {
    const steps = play(`length ${match}`);
    const count = (phase: FootballCourse['phase']) => steps.filter((step) => step.phase === phase).length;
    // The last minute of a half already shows what comes after it, and the first of the second shows before it is played.
    const first = count('first') + 1;
    const second = count('second');
    expect(count('before')).toBe(1);
    expect(count('break')).toBe(15);
    for (const half of [first, second]) {
      expect(half).toBeGreaterThanOrEqual(46);
      expect(half).toBeLessThanOrEqual(50);
      seen.add(half - 45);
    }
    expect(steps.length - 1).toBe(first + 15 + second);
  }
  expect([...seen].sort()).toEqual([1, 2, 3, 4, 5]);
});

test('the minute never goes back, and goals and red cards are never taken back', () => {
  for (let match = 0; match < 100; match += 1) {
    const steps = play(`minutes ${match}`);
    for (const [at, step] of steps.slice(1).entries()) {
      const before = steps[at] as FootballCourse;
      expect(step.minute).toBeGreaterThanOrEqual(before.minute);
      for (const side of [0, 1] as const) {
        expect(step.score[side]).toBeGreaterThanOrEqual(before.score[side]);
        expect(step.reds[side]).toBeGreaterThanOrEqual(before.reds[side]);
      }
    }
    expect(glance(even)).toEqual({ phase: 'before', minute: 0, score: [0, 0], isUnsettled: false });
    expect(glance(steps[1] as FootballCourse)).toMatchObject({ phase: 'running', minute: 1 });
    expect(steps.at(-1)?.minute).toBeGreaterThan(90);
  }
});

test('something is unsettled in exactly the minutes of a goal or a red card', () => {
  let [goals, cards] = [0, 0];
  for (let match = 0; match < 200; match += 1) {
    const steps = play(`unsettled ${match}`);
    for (const [at, step] of steps.slice(1).entries()) {
      const before = steps[at] as FootballCourse;
      const isGoal = String(step.score) !== String(before.score);
      const isCard = String(step.reds) !== String(before.reds);
      goals += Number(isGoal);
      cards += Number(isCard);
      expect(glance(step).isUnsettled).toBe(isGoal || isCard);
    }
  }
  expect(goals).toBeGreaterThan(300);
  expect(cards).toBeGreaterThan(5);
  expect(cards).toBeLessThan(60);
});

test('the same draws make the same match, also when it is stored as JSON after every minute', () => {
  const [one, other] = [drawsFrom(seededRandom('again')), drawsFrom(seededRandom('again'))];
  let plain = football.begin(football.firstRating('kaduna-lions'), football.firstRating('jos-heights'));
  let stored = plain;
  while (football.glance(plain).phase !== 'over') {
    plain = football.advance(plain, one);
    stored = JSON.parse(JSON.stringify(football.advance(stored, other)));
    expect(stored).toEqual(plain);
    expect(football.price(stored)).toEqual(football.price(plain));
    expect(football.glance(stored)).toEqual(football.glance(plain));
  }
});

test('what is over or abandoned stays as it is', () => {
  const steps = play('the end');
  const over = steps.at(-1) as FootballCourse;
  const draws = drawsFrom(seededRandom('more'));
  expect(advance(over, draws)).toBe(over);
  expect(abandon(over)).toBe(over);
  const stopped = abandon(steps[30] as FootballCourse);
  expect(glance(stopped)).toMatchObject({ phase: 'abandoned', minute: 30, isUnsettled: false });
  expect(advance(stopped, draws)).toBe(stopped);
});

test('a corrected match is over with the score that it should have had', () => {
  const over = play('the end').at(-1) as FootballCourse;
  expect(glance(correct(over, [3, 1]))).toMatchObject({ phase: 'over', score: [3, 1] });
  for (const wrong of [
    [-1, 0],
    [1.5, 0],
    [0, 100],
  ] as const) {
    expect(() => correct(over, wrong)).toThrow();
  }
});
