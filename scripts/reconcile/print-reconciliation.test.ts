import { expect, test } from 'vitest';
import type { Reconciliation } from '../../apps/platform/src/modules/cashier/index.ts';
import { reconciliationJson, reconciliationLines } from './print-reconciliation.ts';

const now = new Date('2026-11-16T12:00:00Z');
const since = new Date('2026-11-16T11:59:00Z');
const books = {
  ...{ gateway: 'kudipal', theirBalanceMinor: 150_000n, ourBalanceMinor: 100_000n, suspenseMinor: 0n },
  ...{ inFlightMinor: 50_000n, differenceMinor: 50_000n, unexplainedMinor: 0n },
  items: [{ kind: 'missing here', item: 'deposit 7', minor: 50_000n, since, row: {} }],
} as unknown as Reconciliation;

test('prints the sums of each gateway and every item with its age', () => {
  const lines = reconciliationLines([books], now);
  expect(lines).toContain('  difference     500.00');
  expect(lines).toContain('  missing here: deposit 7, 500.00, 60 s old');
});

test('says that a balance is not known', () => {
  const unknown = { ...books, theirBalanceMinor: null, differenceMinor: null, unexplainedMinor: null };
  expect(reconciliationLines([unknown], now)[1]).toContain('not known');
  expect(JSON.parse(reconciliationJson([unknown], now)).gateways[0]).toMatchObject({ unexplained: null });
});

test('keeps every digit as JSON', () => {
  expect(JSON.parse(reconciliationJson([books], now))).toEqual({
    gateways: [
      {
        ...{ gateway: 'kudipal', their_balance_kobo: '150000', our_balance_kobo: '100000', in_flight_kobo: '50000' },
        ...{ difference_kobo: '50000', unexplained: '0', suspense_kobo: '0' },
        items: [
          { kind: 'missing here', item: 'deposit 7', minor: '50000', since: since.toISOString(), age_seconds: 60 },
        ],
      },
    ],
  });
});
