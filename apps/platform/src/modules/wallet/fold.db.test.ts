import { setTestClock } from '@harmattan/plumbing/test-clock';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newKey, useTestWallet } from '../../testing/test-wallet.ts';

// The clock goes forward only: a checkpoint is of all legs before an instant.
const db = useTestDatabase();
const { wallet, playerWith, jobs } = useTestWallet(db);

test('folds the legs of a house account without changing its sum', async () => {
  const playerId = await playerWith(1_000n);
  const pay = () =>
    wallet.transfer({
      direction: 'out',
      playerId,
      key: newKey(),
      amountKobo: 5n,
      house: 'house:folded',
      about: 'stake',
    });
  await pay();
  await setTestClock(db.database.pool, 60_000);
  await jobs[0]?.run();
  await pay();
  expect(await wallet.houseBalance('house:folded')).toBe(10n);
  await setTestClock(db.database.pool, 120_000);
  await jobs[0]?.run();
  await jobs[0]?.run();
  expect(await wallet.houseBalance('house:folded')).toBe(10n);
});
