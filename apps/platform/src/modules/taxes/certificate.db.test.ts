// What a player is told of a year, against the journal.
import { systemClock } from '@harmattan/kernel/clock';
import type { TaxRule } from '@harmattan/kernel/taxes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newTxId } from '../../testing/test-suppliers.ts';
import { useTestWallet } from '../../testing/test-wallet.ts';
import { createSupplierWallet, type WalletDeps } from '../suppliers/create-supplier-wallet.ts';
import { consumeSlice } from '../wallet/index.ts';
import { consumer, recordSlice } from './record-slice.ts';
import { listYear, sumYears } from './taxes-store.ts';

const db = useTestDatabase();
const { wallet, playerWith } = useTestWallet(db);
const rule: TaxRule = {
  ...{ authority: 'lagos', authorityName: 'Lagos', products: ['sports'], basis: 'win-minus-stake', rate: 500n },
  from: new Date(0),
};
const sessions = { isLive: () => true } as unknown as WalletDeps['sessions'];
const port = createSupplierWallet(
  { wallet, sessions, currency: 'NGN', taxes: { clock: systemClock, rules: [rule] }, mayOverdraw: true },
  'altenar',
);

/** As the worker does: a slice that took too long on a busy machine is consumed again. */
async function record(): Promise<void> {
  const next = () => consumeSlice(db.database.pool, consumer, recordSlice).catch((error: Error) => error);
  await expect.poll(next).toBe(false);
}

/** A bet of ₦100, paid and corrected again and again. */
async function playBet(playerId: bigint, payments: { isBack: boolean; amountMinor: bigint }[]): Promise<void> {
  const session = {
    ...{ id: crypto.randomUUID(), playerId, game: 'book', currency: 'NGN', isMobile: true, language: 'en' as const },
    ...{ expiresAt: new Date(), epoch: 0 },
  };
  const move = { playerId, currency: 'NGN', round: newTxId(), game: 'book' };
  await port.stake({ ...move, txId: newTxId(), amountMinor: 10_000n, session });
  for (const { isBack, amountMinor } of payments) {
    if (isBack) await port.adjust({ ...move, txId: newTxId(), amountMinor, direction: 'out' });
    else await port.win({ ...move, txId: newTxId(), amountMinor, kind: 'cash-out' });
  }
}

/** All that bets paid less what was taken back, and what stands on the account for this player. */
async function readJournal(playerId: bigint): Promise<{ gross: bigint; tax: bigint }> {
  const { rows } = await db.database.pool.query(
    `select coalesce(-sum(house_amount) filter (where about not in ('tax', 'stake', 'deposit')), 0)::bigint as gross,
       coalesce(sum(house_amount) filter (where about = 'tax'), 0)::bigint as tax
     from wallet.entry where player_id = $1 and status = 'ok'`,
    [playerId],
  );
  return rows[0];
}

test('the year of a player equals the journal to the kobo, whatever became of the bets', async () => {
  const payment = fc.record({ isBack: fc.boolean(), amountMinor: fc.bigInt({ min: 1n, max: 99_999n }) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(payment, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 }),
      async (bets) => {
        const playerId = await playerWith(1_000_000n);
        await Promise.all(bets.map((payments) => playBet(playerId, payments)));
        await record();
        const { gross, tax } = await readJournal(playerId);
        const sums = await sumYears(db.database.pool, playerId);
        expect(sums.reduce((sum, { grossMinor }) => sum + grossMinor, 0n)).toBe(gross);
        expect(sums.reduce((sum, { taxMinor }) => sum + taxMinor, 0n)).toBe(tax);
        const lines = await Promise.all(
          sums.map(({ year }) => listYear(db.database.pool, { playerId, year, limit: 100 })),
        );
        expect(lines.flat().reduce((sum, { amountMinor }) => sum + amountMinor, 0n)).toBe(tax);
      },
    ),
    { numRuns: 15 },
  );
});

test('two processes that record at once record each entry once', async () => {
  const playerId = await playerWith(1_000_000n);
  await playBet(playerId, [{ isBack: false, amountMinor: 100_000n }]);
  await Promise.all([record(), record(), record()]);
  await record();
  const [sum] = await sumYears(db.database.pool, playerId);
  expect(sum).toMatchObject({ authority: 'lagos', grossMinor: 100_000n, taxMinor: 4_500n, entries: 1 });
});
