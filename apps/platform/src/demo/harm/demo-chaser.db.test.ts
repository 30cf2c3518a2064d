import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';

const db = useTestDatabase();
const chasers = async () =>
  (await db.database.pool.query('select points, case_id from markers.player where case_id is not null')).rows;

test('the sandbox has a player who chases losses, with one case, also after a restart', async () => {
  const env = { DEMO: 'on', DEMO_RACES: 'off', DEMO_JACKPOTS: 'off', DEMO_OPERATOR: 'off' };
  const first = await startTestPlatform(db, env);
  await expect.poll(chasers, { timeout: 20_000 }).toHaveLength(1);
  const before = await chasers();
  await first.stop();
  await startTestPlatform(db, env);
  await expect.poll(chasers).toEqual(before);
  expect(before).toMatchObject([{ points: 65 }]);
});
