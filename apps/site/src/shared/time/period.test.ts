import { describe, expect, it } from 'vitest';
import { lastDays, periodOf, presetDays } from './period.ts';

describe('lastDays', () => {
  it('ends today and counts today', () => {
    expect(lastDays(7, Date.parse('2026-11-15T12:00:00Z'))).toEqual({ from: '2026-11-09', to: '2026-11-15' });
  });

  it('goes by the day in Lagos, which begins an hour before the one in Greenwich', () => {
    expect(lastDays(7, Date.parse('2026-11-15T23:30:00Z'))).toEqual({ from: '2026-11-10', to: '2026-11-16' });
  });
});

it('offers the last 7, 30 and 90 days', () => {
  expect(presetDays).toEqual([7, 30, 90]);
});

describe('periodOf', () => {
  it('reads two days from the address', () => {
    expect(periodOf(new URLSearchParams('from=2026-11-01&to=2026-11-01'))).toEqual({
      from: '2026-11-01',
      to: '2026-11-01',
    });
  });

  it.each(['', 'from=2026-11-01', 'from=2026-11-02&to=2026-11-01', 'from=x&to=2026-11-01'])(
    'takes %j for none',
    (text) => {
      expect(periodOf(new URLSearchParams(text))).toBeUndefined();
    },
  );
});
