import { expect, test } from 'vitest';
import { waitingJson, waitingLines } from './print-waiting.ts';

const now = new Date('2026-11-16T12:00:00Z');
const item = {
  id: 'p1',
  kind: 'withdrawal to approve',
  playerId: 12n,
  amountMinor: 6_000_000n,
  since: new Date('2026-11-16T10:00:00Z'),
  reason: 'above the automatic limit',
} as const;

test('prints a line for each item, with its age', () => {
  expect(waitingLines([item], now)[1]).toBe(
    'withdrawal to approve  2 h  12      60,000.00  p1  above the automatic limit',
  );
  expect(waitingLines([], now)).toEqual(['Nothing waits for a person.']);
});

test('keeps every digit as JSON', () => {
  expect(JSON.parse(waitingJson([{ ...item, playerId: null }], now))).toEqual({
    waiting: [{ ...item, since: item.since.toISOString(), playerId: null, amountMinor: '6000000', ageSeconds: 7_200 }],
  });
});
