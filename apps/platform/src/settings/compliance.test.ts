import { expect, test } from 'vitest';
import { readSettings } from './index.ts';

test('the level of large payments is dated, and can be off', () => {
  expect(readSettings({}).compliance.large.map(({ aboveMinor }) => aboveMinor)).toEqual([500_000_000n]);
  const { large } = readSettings({ COMPLIANCE_LARGE_PAYMENT: '2026-01-01=5000000, 2027-01-01=2000000' }).compliance;
  expect(large.map(({ aboveMinor }) => aboveMinor)).toEqual([500_000_000n, 200_000_000n]);
  expect(large[1]?.from).toEqual(new Date('2026-12-31T23:00:00Z'));
  expect(readSettings({ COMPLIANCE_LARGE_PAYMENT: 'off' }).compliance.large).toEqual([]);
  for (const text of ['5000000', '2026-13-01=1', '2026-01-01=x', 'on'])
    expect(() => readSettings({ COMPLIANCE_LARGE_PAYMENT: text }), text).toThrow('COMPLIANCE_LARGE_PAYMENT');
});
