import { expect, it } from 'vitest';
import { waitLength } from './wait-length.ts';

it.each([
  [30, 'seconds', 30],
  [90, 'seconds', 90],
  [91, 'minutes', 2],
  [600, 'minutes', 10],
  [5_400, 'minutes', 90],
  [86_400, 'hours', 24],
  [86_401, 'hours', 25],
])('says %d seconds in %s', (seconds, unit, count) => {
  expect(waitLength(seconds)).toEqual({ unit, count });
});
