import { expect, test } from 'vitest';
import { planOf } from './plan.ts';
import { createDraws } from './random.ts';

test('the same seed draws the same, and another one does not', () => {
  const drawn = (seed: string) => Array.from({ length: 20 }, createDraws(seed).next);
  expect(drawn('1')).toEqual(drawn('1'));
  expect(drawn('1')).not.toEqual(drawn('2'));
});

test('a plan follows from its seed, with faults in the order of their messages', () => {
  expect(planOf(7)).toEqual(planOf(7));
  const at = planOf(7).faults.map((fault) => fault.at);
  expect(at).toEqual(at.toSorted((a, b) => a - b));
});
