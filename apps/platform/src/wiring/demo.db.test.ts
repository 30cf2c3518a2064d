import { expect, test } from 'vitest';
import { useTestDatabase } from '../testing/test-database.ts';
import { startTestPlatform } from '../testing/test-platform.ts';

const db = useTestDatabase();
const counted = async (table: string) =>
  (await db.database.pool.query<{ rows: number }>(`select count(*)::integer as rows from ${table}`)).rows[0]?.rows;

test('a platform without the demo world makes no player, jackpot or race', async () => {
  const { demoWorlds } = await startTestPlatform(db, { DEMO: 'off' });
  expect(demoWorlds).toEqual([]);
  expect([await counted('identity.player'), await counted('jackpot.jackpot'), await counted('races.race')]).toEqual([
    0, 0, 0,
  ]);
});

test('each demo world is kept where its setting asks for it', async () => {
  const { demoWorlds } = await startTestPlatform(db, { DEMO: 'off', DEMO_OPERATOR: 'on', DEMO_JACKPOTS: 'on' });
  expect(demoWorlds).toEqual(['jackpots', 'operator']);
  await expect.poll(() => counted('jackpot.jackpot')).toBeGreaterThan(0);
  expect([await counted('identity.player'), await counted('races.race')]).toEqual([0, 0]);
});
