import { expect, test } from 'vitest';
import { calibrate } from '../testing/calibrate.ts';

const matches = 1_000;

test('outcomes of each price band come as often as they are priced', { timeout: 600_000 }, () => {
  const { worstSigma, worstBand, prices } = calibrate('basketball', matches, 'a short calibration');
  expect(prices).toBeGreaterThan(200 * matches);
  expect(worstSigma, worstBand).toBeLessThanOrEqual(4.5);
});
