import { expect, it } from 'vitest';
import { everyPeriod } from './every-period.ts';

const period = {
  ...{ from: '2026-11-09', deposited: 1, withdrawn: 0, other: 0, staked: 0, won: 0, net: 0 },
  ...{ playedSeconds: 0, products: [] },
};
const starts = (options: Parameters<typeof everyPeriod>[1]) => everyPeriod([period], options).map(({ from }) => from);

it('has every week up to the present one', () => {
  const weeks = { from: '2026-10-26', to: '2026-11-18', by: 'week' } as const;
  expect(starts(weeks)).toEqual(['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16']);
  expect(everyPeriod([period], weeks)[2]).toBe(period);
});

it('has every month, over the end of a year too', () => {
  expect(starts({ from: '2026-10-01', to: '2027-01-31', by: 'month' })).toEqual([
    '2026-10-01',
    '2026-11-01',
    '2026-12-01',
    '2027-01-01',
  ]);
});
