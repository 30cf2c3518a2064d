import { expect, test } from 'vitest';
import { corners, drawKick, endKick, powers, strikes } from './penalty.ts';
import { penaltyStatements } from './statements.ts';

/** Both draws in every combination: five dives by four quarters. */
const everyDraw = corners.flatMap((_, dive) => [0, 1, 2, 3].map((quarter) => [dive, quarter] as const));

const fed = ([dive, quarter]: readonly [number, number]) => {
  const feed = [dive, quarter];
  return { below: () => feed.shift() ?? 0 };
};

test.each(powers.flatMap((power) => corners.map((corner) => [power, corner] as const)))(
  'a ball %s to the %s returns exactly 96 in a hundred over all draws',
  (power, corner) => {
    const kicks = everyDraw.map((draw) => endKick({ corner, power }, drawKick(fed(draw), power)));
    expect(kicks.reduce((sum, { winHundredths }) => sum + winHundredths, 0)).toBe(96 * everyDraw.length);
    const count = (end: string) => kicks.filter((kick) => kick.end === end).length;
    const { onTargetOfFour } = strikes[power];
    expect([count('missed'), count('saved'), count('goal')]).toEqual([
      5 * (4 - onTargetOfFour),
      onTargetOfFour,
      4 * onTargetOfFour,
    ]);
  },
);

test('what is stated is what all draws together give', () => {
  for (const { name, returnMillionths, play } of penaltyStatements) {
    const back = everyDraw.reduce((sum, draw) => sum + play(fed(draw)), 0);
    expect((back / everyDraw.length) * 10_000, name).toBe(returnMillionths);
  }
});

test('a keeper in the right corner holds the ball, unless it misses the goal anyway', () => {
  const choice = { corner: 'top-left', power: 'driven' } as const;
  expect(endKick(choice, { keeper: 'top-left', isOnTarget: true })).toEqual({ end: 'saved', winHundredths: 0 });
  expect(endKick(choice, { keeper: 'top-left', isOnTarget: false })).toEqual({ end: 'missed', winHundredths: 0 });
  expect(endKick(choice, { keeper: 'low-left', isOnTarget: true })).toEqual({ end: 'goal', winHundredths: 240 });
});

test('the keeper dives before he knows anything: two draws, whatever was chosen', () => {
  for (const power of powers) {
    const bounds: number[] = [];
    drawKick({ below: (bound) => bounds.push(bound) * 0 }, power);
    expect(bounds).toEqual([5, 4]);
  }
});
