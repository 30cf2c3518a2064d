import { expect, test } from 'vitest';
import { alarmOf } from './licence-rules.ts';

const licence = (change: object = {}) => ({
  ...{ regions: ['Lagos'], products: ['sports'], valid_from: '2026-01-01', valid_until: '2026-12-31', ended_at: null },
  ...change,
});
const alarmOn = (today: string, one = licence(), others: ReturnType<typeof licence>[] = []) =>
  alarmOf(one, { all: [one, ...others], today });

test('an alarm is raised 60, 30 and 7 days before a licence ends, and once it has', () => {
  expect(alarmOn('2026-10-31')).toBeNull();
  expect(alarmOn('2026-11-01')).toBe('expires within 60 days');
  expect(alarmOn('2026-12-01')).toBe('expires within 30 days');
  expect(alarmOn('2026-12-24')).toBe('expires within 7 days');
  // Its last day is with it.
  expect(alarmOn('2026-12-31')).toBe('expires within 7 days');
  expect(alarmOn('2027-01-01')).toBe('expired');
});

test('a licence that follows without a gap and covers as much ends the alarm, and so does the word of a person', () => {
  const next = { valid_from: '2027-01-01', valid_until: '2027-12-31' };
  const wide = { regions: ['Ogun', 'Lagos'], products: ['sports', 'games'] };
  expect(alarmOn('2026-12-30', licence(), [licence({ ...next, ...wide })])).toBeNull();
  expect(alarmOn('2027-01-02', licence(), [licence({ ...next, ...wide })])).toBeNull();
  expect(alarmOn('2026-12-30', licence(), [licence({ ...next, regions: ['Ogun'] })])).toBe('expires within 7 days');
  expect(alarmOn('2026-12-30', licence(), [licence({ ...next, valid_from: '2027-01-02' })])).toBe(
    'expires within 7 days',
  );
  expect(alarmOn('2026-12-30', licence(), [licence({ ...next, ended_at: new Date() })])).toBe('expires within 7 days');
  expect(alarmOn('2026-12-30', licence({ ended_at: new Date() }))).toBeNull();
});
