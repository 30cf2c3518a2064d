import { inTransaction } from '@harmattan/process/transaction';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newKey, useTestWallet } from '../../testing/test-wallet.ts';
import { tellRefusals } from './index.ts';

const db = useTestDatabase();
const { wallet, setLimit, playerWith, bus } = useTestWallet(db);
const told: unknown[] = [];
bus.subscribe('limits.refused', (message) => told.push(message));
const telling = tellRefusals(wallet, bus);

test('each way to stake tells of the limit that refused it, and of nothing else', async () => {
  const playerId = await playerWith(100_00n);
  await inTransaction(db.database.pool, (transaction) =>
    setLimit(transaction, { playerId, kind: 'loss', period: 'week', limit: 50_00n }),
  );
  const stake = (amountMinor: bigint) =>
    ({ playerId, key: newKey(), amountMinor, about: 'stake', isStake: true, played: { product: 'games' } }) as const;
  const house = 'house:test' as const;
  await telling.transfer({ direction: 'out', house, ...stake(10_00n) });
  const { played: _, ...unplayed } = stake(500_00n);
  expect((await telling.transfer({ direction: 'out', house, ...unplayed })).status).toBe('insufficient');
  expect(told).toEqual([]);
  await telling.transfer({ direction: 'out', house, ...stake(60_00n) });
  await telling.hold(stake(60_00n));
  await telling.linked([{ kind: 'debit', house, ...stake(60_00n) }]);
  expect(told).toEqual(Array(3).fill({ playerId, kind: 'loss', period: 'week' }));
});
