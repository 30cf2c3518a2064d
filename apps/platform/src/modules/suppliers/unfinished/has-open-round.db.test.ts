import { systemClock } from '@harmattan/kernel/clock';
import type { SupplierName } from '@harmattan/wires/suppliers/names';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { newTxId, startTestSuppliers } from '../../../testing/test-suppliers.ts';
import { hasOpenRound } from './has-open-round.ts';

const db = useTestDatabase();

async function sitDown(supplier: SupplierName) {
  const { seat: sit, platform } = await startTestSuppliers(db);
  const { client, seat, playerId } = await sit(supplier);
  const laterBy = (ms: number) => ({ ...systemClock, now: () => new Date(Date.now() + ms) });
  return {
    ...{ client, seat },
    isOpen: (laterMs = 0) => hasOpenRound({ wallet: platform.wallet, clock: laterBy(laterMs) }, playerId),
  };
}

test('a round is open from its stake to its win, by the journal and at once', async () => {
  const { client, seat, isOpen } = await sitDown('betsolutions');
  expect(await isOpen()).toBe(false);
  const stake = { txId: newTxId(), round: newTxId(), amountMinor: 1_000n };
  await client.stake(seat, stake);
  expect(await isOpen()).toBe(true);
  await client.win(seat, { txId: newTxId(), round: stake.round, amountMinor: 0n, stakeTxId: stake.txId });
  expect(await isOpen()).toBe(false);
});

test('a round that no supplier ended holds up no check for longer than its usual time', async () => {
  const { client, seat, isOpen } = await sitDown('betsolutions');
  await client.stake(seat, { txId: newTxId(), round: newTxId(), amountMinor: 1_000n });
  expect(await isOpen(9 * 60_000)).toBe(true);
  expect(await isOpen(11 * 60_000)).toBe(false);
});
