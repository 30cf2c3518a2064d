import { setTestClock } from '@harmattan/plumbing/test-clock';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { BooksDoNotBalance } from '../apps/platform/src/modules/wallet/check-books.ts';
import { useTestDatabase } from '../apps/platform/src/testing/test-database.ts';
import { startTestPlatform } from '../apps/platform/src/testing/test-platform.ts';

const db = useTestDatabase();

/** The newest entries are among those that the next look goes through anyway; the old ones are not. */
test.each(['recent', 'old'])(
  'a row of the journal that is edited by hand raises the alarm at the next look (%s)',
  async (age) => {
    const { wallet, jobs } = await startTestPlatform(db);
    const look = () => jobs.find(({ name }) => name === 'check-books')?.run();
    const playerId = age === 'recent' ? 7n : 8n;
    await wallet.transfer({
      direction: 'in',
      playerId,
      key: `00000000-0000-0000-0000-00000000000${playerId}`,
      amountKobo: 500n,
      house: 'gateway:faults',
      about: 'deposit',
    });
    await look();
    if (age === 'old') {
      await setTestClock(db.database.pool, 3_600_000);
      await look();
      await look();
    }
    const superuser = new pg.Client({ connectionString: db.url('postgres') });
    await superuser.connect();
    onTestFinished(() => superuser.end());
    const edit = async (kobo: number) => {
      await superuser.query('update wallet.journal set available_after = $1 where player_id = $2', [kobo, playerId]);
      await superuser.query('update wallet.account set available = $1 where player_id = $2', [kobo, playerId]);
    };
    await edit(600);
    await expect(look()).rejects.toThrow(BooksDoNotBalance);
    await expect(look()).rejects.toThrow(BooksDoNotBalance);
    await edit(500);
    await look();
  },
);
