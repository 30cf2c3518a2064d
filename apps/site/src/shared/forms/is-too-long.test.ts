import { expect, it } from 'vitest';
import { isTooLong } from './is-too-long.ts';

it('counts letters and not bytes, without the space around them', () => {
  expect(isTooLong(' 😀😀 ', 2)).toBe(false);
  expect(isTooLong('😀😀😀', 2)).toBe(true);
});
