import { expect, test } from 'vitest';
import { unplayedRuleAt } from './follow-withdrawal.ts';

test('of the dated rules the newest that has begun counts, in whatever order they are set', () => {
  const rule = (from: string, days: number) => ({
    ...{ from: new Date(from), days, paidInMinor: 1n, stakedPercent: 50 },
  });
  const rules = [rule('2027-01-01T00:00:00Z', 14), rule('2026-01-01T00:00:00Z', 7)];
  expect(unplayedRuleAt(rules, new Date('2026-11-17T00:00:00Z'))?.days).toBe(7);
  expect(unplayedRuleAt(rules, new Date('2027-01-01T00:00:00Z'))?.days).toBe(14);
  expect(unplayedRuleAt(rules, new Date('2025-01-01T00:00:00Z'))).toBeUndefined();
});
