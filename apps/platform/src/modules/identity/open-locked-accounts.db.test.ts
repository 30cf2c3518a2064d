import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { sharedTestPlatform } from '../../testing/test-platform.ts';

const db = useTestDatabase();
const number = '80312004417';

test('a locked account is made once, and no form takes its number', async () => {
  const { identity } = await sharedTestPlatform(db);
  const other = '70355120905';
  const made = await Promise.all([identity.openLockedAccounts([number, other]), identity.openLockedAccounts([number])]);
  expect(made[0]).toHaveLength(2);
  expect(made[1]).toEqual([made[0][0]]);
  expect(await identity.openLockedAccounts([other])).toEqual([made[0][1]]);
  expect((await identity.identityOf(made[0][0] as bigint)).userName).toBe(`234${number}`);
  for (const text of [number, `0${number}`, `234${number}`, `+234${number}`]) {
    expect(await identity.playerByUserName(text)).toBeUndefined();
  }
  const { rows } = await db.database.pool.query('select distinct password_hash from identity.player');
  expect(rows).toHaveLength(2);
});

test('a number that a player could have is refused', async () => {
  const { identity } = await sharedTestPlatform(db);
  await expect(identity.openLockedAccounts(['8031234567'])).rejects.toThrow('no form takes');
});
