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
  for (const isAtEnd of [undefined, true]) {
    const at = planOf(7)
      .faults.filter((fault) => fault.isAtEnd === isAtEnd)
      .map((fault) => fault.at);
    expect(at.length).toBeGreaterThan(0);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
  }
});
