import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { BooksDoNotBalance } from '../apps/platform/src/modules/wallet/check-books.ts';
import { useTestDatabase } from '../apps/platform/src/testing/test-database.ts';
import { startTestPlatform } from '../apps/platform/src/testing/test-platform.ts';

const db = useTestDatabase();

test('a row of the journal that somebody edits raises the alarm at the next look, and not before', async () => {
  const { wallet, jobs } = await startTestPlatform(db);
  const look = () => jobs.find(({ name }) => name === 'check-books')?.run();
  await wallet.transfer({
    direction: 'in',
    playerId: 7n,
    key: '00000000-0000-0000-0000-000000000007',
    amountKobo: 500n,
    house: 'gateway:faults',
    about: 'deposit',
  });
  await look();
  const superuser = new pg.Client({ connectionString: db.url('postgres') });
  await superuser.connect();
  onTestFinished(() => superuser.end());
  await superuser.query('update wallet.journal set available_after = 600 where player_id = 7');
  await superuser.query('update wallet.account set available = 600 where player_id = 7');
  await expect(look()).rejects.toThrow(BooksDoNotBalance);
});
