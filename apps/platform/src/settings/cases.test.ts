import { expect, test } from 'vitest';
import { readSettings } from './index.ts';

test('the hours of a case follow from its category and priority, and a complaint keeps the promise of the terms', () => {
  const { hours } = readSettings({}).cases;
  expect(hours.deposit.normal).toEqual({ answerHours: 2, solutionHours: 24 });
  expect(hours.deposit.urgent).toEqual({ answerHours: 0.5, solutionHours: 6 });
  expect(hours.other.low).toEqual({ answerHours: 16, solutionHours: 144 });
  expect(hours.complaint.low).toEqual({ answerHours: 48, solutionHours: 168 });
});

test('hours that are set count for their category, by its priorities or for one of them', () => {
  const { hours } = readSettings({ CASE_HOURS: 'deposit=4/48, deposit.urgent=0.25/2,safe-play=2/12' }).cases;
  expect(hours.deposit).toMatchObject({
    normal: { answerHours: 4, solutionHours: 48 },
    high: { answerHours: 2, solutionHours: 24 },
    urgent: { answerHours: 0.25, solutionHours: 2 },
  });
  expect(hours['safe-play'].normal).toEqual({ answerHours: 2, solutionHours: 12 });
  for (const text of ['deposit', 'deposit=1', 'gifts=1/2', 'deposit.soon=1/2', 'deposit=1/2;bet=1/2'])
    expect(() => readSettings({ CASE_HOURS: text }), text).toThrow('CASE_HOURS');
});

test('rules for money that is not played are dated, and can be off', () => {
  const { unplayed, complianceHours } = readSettings({
    CASE_UNPLAYED: '2026-01-01=5000000/7/50, 2027-01-01=2000000/14/30',
    CASE_COMPLIANCE_HOURS: '12',
  }).cases;
  expect(complianceHours).toBe(12);
  expect(unplayed.map(({ paidInMinor, days, stakedPercent }) => [paidInMinor, days, stakedPercent])).toEqual([
    [500_000_000n, 7, 50],
    [200_000_000n, 14, 30],
  ]);
  expect(unplayed[1]?.from).toEqual(new Date('2026-12-31T23:00:00Z'));
  expect(readSettings({ CASE_UNPLAYED: 'off' }).cases.unplayed).toEqual([]);
  for (const text of ['5000000/7/50', '2026-01-01=5000000', '2026-13-01=1/1/1', 'on'])
    expect(() => readSettings({ CASE_UNPLAYED: text }), text).toThrow('CASE_UNPLAYED');
});
