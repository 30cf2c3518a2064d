import { expect, test } from 'vitest';
import { market } from './market.ts';
import { instantInMarket, marketDay, marketTime } from './market-time.ts';

test('a day of the market begins when its own clock says so', () => {
  expect(marketDay(new Date('2026-11-15T22:59:59Z'))).toBe('2026-11-15');
  expect(marketDay(Date.parse('2026-11-15T23:00:00Z'))).toBe('2026-11-16');
  expect(instantInMarket('2026-11-16')).toEqual(new Date('2026-11-15T23:00:00Z'));
});

test('a time on the wall names one instant, and that instant this time', () => {
  expect(instantInMarket('2026-11-15T13:05:00')).toEqual(new Date('2026-11-15T12:05:00Z'));
  expect(marketTime(new Date('2026-11-15T12:05:00.900Z'))).toBe('2026-11-15T13:05:00');
});

test('the offset is that of the zone, in summer and in winter', () => {
  for (const instant of [new Date('2026-01-15T12:00:00Z'), new Date('2026-07-15T12:00:00Z')]) {
    const shown = new Intl.DateTimeFormat('sv-SE', {
      dateStyle: 'short',
      timeStyle: 'medium',
      timeZone: market.timeZone,
    });
    expect(shown.format(instant).replace(' ', 'T')).toBe(marketTime(instant));
  }
});
