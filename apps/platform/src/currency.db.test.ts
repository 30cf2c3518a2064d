import { expect, test } from 'vitest';
import { SettingsError } from './settings/index.ts';
import { useTestDatabase } from './testing/test-database.ts';
import { startTestPlatform } from './testing/test-platform.ts';

const db = useTestDatabase();

test("refuses to start while there are accounts in another currency than the brand's", async () => {
  const open = (playerId: number, currency: string) =>
    db.database.pool.query('insert into wallet.account (player_id, currency) values ($1, $2)', [playerId, currency]);
  await open(1, 'NGN');
  const platform = await startTestPlatform(db);
  await platform.stop();
  await open(2, 'KES');
  const start = startTestPlatform(db);
  await expect(start).rejects.toThrow(SettingsError);
  await expect(start).rejects.toMatchObject({
    problems: ["BRAND_FILE: the brand's currency is NGN, but there are accounts in KES"],
  });
});
