import { setTestClock } from '@harmattan/process/test-clock';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { BooksDoNotBalance } from '../../apps/platform/src/modules/wallet/check-books.ts';
import { useTestDatabase } from '../../apps/platform/src/testing/test-database.ts';
import { startTestPlatform } from '../../apps/platform/src/testing/test-platform.ts';

const db = useTestDatabase();

async function bookDeposit(playerId: bigint) {
  const { wallet, jobs } = await startTestPlatform(db);
  await wallet.transfer({
    direction: 'in',
    playerId,
    key: `00000000-0000-0000-0000-00000000000${playerId}`,
    amountMinor: 500n,
    house: 'gateway:faults',
    about: 'deposit',
  });
  return { wallet, look: () => jobs.find(({ name }) => name === 'check-books')?.run() };
}

/** A superuser lets the journal and the account of one player say something else. */
async function editByHand(playerId: bigint, minor: number): Promise<void> {
  const superuser = new pg.Client({ connectionString: db.url('postgres') });
  await superuser.connect();
  onTestFinished(() => superuser.end());
  await superuser.query('update wallet.journal set available_after = $1 where player_id = $2', [minor, playerId]);
  await superuser.query('update wallet.account set available = $1 where player_id = $2', [minor, playerId]);
}

/** The newest entries are among those that the next look goes through anyway; the old ones are not. */
test.each(['recent', 'old'])(
  'fault 17: a row of the journal that is edited by hand raises the alarm at the next look (%s)',
  async (age) => {
    const playerId = age === 'recent' ? 7n : 9n;
    const { look } = await bookDeposit(playerId);
    await look();
    if (age === 'old') {
      await setTestClock(db.database.pool, 3_600_000);
      await look();
      await look();
    }
    await editByHand(playerId, 600);
    await expect(look()).rejects.toThrow(BooksDoNotBalance);
    await expect(look()).rejects.toThrow(BooksDoNotBalance);
    await editByHand(playerId, 500);
    await look();
  },
);

test('fault 17, control: without the checker the edited amount is what the wallet answers', async () => {
  const { wallet } = await bookDeposit(8n);
  await editByHand(8n, 600);
  expect((await wallet.balance(8n)).availableMinor).toBe(600n);
  await editByHand(8n, 500);
});
