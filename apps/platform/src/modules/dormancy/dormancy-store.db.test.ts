import { expect, test } from 'vitest';
import { planOf } from '../../testing/plan-of.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { listIdle } from './dormancy-store.ts';

const db = useTestDatabase();

test('accounts near the mark are found by when their players were seen, not among all players', async () => {
  const plan = await planOf(db.database, (open) => listIdle(open, { afterMonths: 12, noticeDays: 30, limit: 500 }));
  expect(plan).toMatch(/Index (Only )?Scan using player_seen|on player_seen/);
  expect(plan).toMatch(/Index Cond: \(COALESCE\(.*seen_at, .*created_at\) <= /);
});
