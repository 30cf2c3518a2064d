import { expect, it } from 'vitest';
import { failuresInARow } from './failures-in-a-row.ts';

it('gives up at the third failure in a row', () => {
  const failures = failuresInARow(3);
  const outcomes = [true, true, true].map((failed) => failures.isOneTooMany({ failed }));
  expect(outcomes).toEqual([false, false, true]);
});

it('begins to count anew after a success', () => {
  const failures = failuresInARow(3);
  const outcomes = [true, true, false, true, true, true].map((failed) => failures.isOneTooMany({ failed }));
  expect(outcomes).toEqual([false, false, false, false, false, true]);
});
