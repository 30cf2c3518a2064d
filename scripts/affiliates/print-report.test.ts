import { expect, test } from 'vitest';
import { reportLines } from './print-report.ts';

const row = {
  refcode: 'radio-7',
  clicks: 120n,
  firstClicks: 100n,
  registrations: 9n,
  depositors: 4n,
  deposits: 11n,
  depositsMinor: 123_456_789_012_345_67n,
  revenueMinor: -5n,
};

test('prints amounts to the kobo, and the sum of several', () => {
  expect(reportLines([row, { ...row, refcode: 'tv', revenueMinor: 100_05n }])).toEqual([
    'refcode  clicks  first  registered  depositors  deposits               deposited  revenue',
    'radio-7     120    100           9           4        11  123,456,789,012,345.67    -0.05',
    'tv          120    100           9           4        11  123,456,789,012,345.67   100.05',
    'all         240    200          18           8        22  246,913,578,024,691.34   100.00',
  ]);
});

test('says calmly that there is nothing', () => {
  expect(reportLines([])).toEqual(['Nothing came through any refcode on these days.']);
});
