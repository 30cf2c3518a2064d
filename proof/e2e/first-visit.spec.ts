// What a first visit costs a player, held where it stands. `npm run bench:journey` measures the same.
import { expect, test } from '@playwright/test';
import { measureJourney } from '../bench/journey/cold-visits.ts';

/**
 * Where it stands, with room for answers that differ from run to run; the goals of the measurement are lower. How much of home is seen on the way to a
 * bet depends on the machine.
 */
const kilobytesMax: Record<string, number> = { first_visit_kb: 184, first_bet_kb: 285 };

test('a first visit, a first deposit and a first bet take the presses and pixels that are promised, and no more kilobytes than before', async ({
  browser,
  baseURL,
}) => {
  const figures = await measureJourney(browser, baseURL ?? '');
  for (const { name, value, goalMax = Number.POSITIVE_INFINITY, goalMin = 0 } of figures) {
    expect(value, name).toBeLessThanOrEqual(kilobytesMax[name] ?? goalMax);
    expect(value, name).toBeGreaterThanOrEqual(goalMin);
  }
  expect(figures.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(kilobytesMax)));
});
