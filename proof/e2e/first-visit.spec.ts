// What a first visit costs a player, held where it stands. `npm run bench:journey` measures the same.
import { expect, test } from '@playwright/test';
import { measureJourney } from '../bench/journey/cold-visits.ts';

/** Reached, with room for answers that differ from run to run. The way to a bet varies more: how much of home is seen depends on the machine. */
const visitKilobytesMax = 130;

test('a first visit, a first deposit and a first bet take the presses, kilobytes and pixels that are promised', async ({
  browser,
  baseURL,
}) => {
  const figures = await measureJourney(browser, baseURL ?? '');
  for (const { name, value, goalMax = Number.POSITIVE_INFINITY, goalMin = 0 } of figures) {
    expect(value, name).toBeLessThanOrEqual(goalMax);
    expect(value, name).toBeGreaterThanOrEqual(goalMin);
  }
  const visit = figures.find(({ name }) => name === 'first_visit_kb');
  expect(visit?.value).toBeLessThanOrEqual(visitKilobytesMax);
});
