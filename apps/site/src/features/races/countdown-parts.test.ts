import { expect, test } from 'vitest';
import { countdownParts } from './countdown-parts.ts';

test.each([
  [0, '00:00:00:00'],
  [59, '00:00:00:59'],
  [86_399, '00:23:59:59'],
  [86_400, '01:00:00:00'],
  [100 * 86_400 + 3_661, '100:01:01:01'],
])('%d seconds are %s', (leftS, text) => {
  expect(
    countdownParts(leftS)
      .map(({ figure }) => figure)
      .join(':'),
  ).toBe(text);
});
