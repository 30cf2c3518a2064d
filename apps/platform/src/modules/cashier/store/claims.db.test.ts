import { expect, test } from 'vitest';
import { planOf } from '../../../testing/plan-of.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { claimDuePayments, countOverdue } from './payments.ts';
import { claimDueReports } from './received.ts';

const { database } = useTestDatabase();
const claim = { gateway: 'kudipal', limit: 1, leaseSeconds: 1 };

test('however many payments wait for later, only those that are due are read', async () => {
  const due = /Index Cond: .*next_check_at <=? /;
  expect(await planOf(database, (db) => claimDuePayments(db, claim))).toMatch(due);
  expect(await planOf(database, (db) => claimDueReports(db, claim))).toMatch(due);
  expect(await planOf(database, (db) => countOverdue(db, 1))).toMatch(due);
});
