import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newKey, useTestWallet } from '../../testing/test-wallet.ts';
import { entriesUntilArchive, isArchiveDue, readJournalSize } from './journal-size.ts';

const db = useTestDatabase();
const { wallet, playerWith } = useTestWallet(db);
const size = { entries: 1_000, bytes: 340_000, randomIndexBytes: 72_000, memoryBytes: 144_000 };

test('the archive is due once the indexes of random keys take more than half of the memory', () => {
  expect(isArchiveDue(size)).toBe(false);
  expect(isArchiveDue({ ...size, randomIndexBytes: 72_001 })).toBe(true);
  expect(entriesUntilArchive({ ...size, memoryBytes: 1_440_000 })).toBe(10_000);
  expect(entriesUntilArchive({ ...size, entries: 0 })).toBeUndefined();
});

test('reads the size of the journal and of its indexes as the role that runs the platform', async () => {
  const before = await readJournalSize(db.database.pool);
  const playerId = await playerWith(1_000_000n);
  const stake = () =>
    wallet.transfer({
      ...{ direction: 'out', playerId, key: newKey(), round: newKey(), amountMinor: 1n },
      ...{ house: 'house:size', about: 'stake' },
    } as const);
  for (let turn = 0; turn < 20; turn += 1) await Promise.all(Array.from({ length: 50 }, stake));
  const after = await readJournalSize(db.database.pool);
  expect(after.bytes).toBeGreaterThan(before.bytes);
  expect(after.randomIndexBytes).toBeGreaterThan(before.randomIndexBytes);
  expect(after.randomIndexBytes).toBeLessThan(after.bytes);
  expect(after.memoryBytes).toBeGreaterThan(100 * 1024 * 1024);
});
