// What closes a bet, as every wire of a sportsbook asks the port; and bets from before closings were written.

import { readFile } from 'node:fs/promises';
import type { WalletName } from '@harmattan/wires/suppliers/names';
import pg from 'pg';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newTxId } from '../../testing/test-suppliers.ts';
import { useTestWallet } from '../../testing/test-wallet.ts';
import type { Closing } from '../wallet/index.ts';
import { createSupplierWallet, type WalletDeps } from './create-supplier-wallet.ts';
import type { SupplierSession, WinKind } from './supplier-wallet.ts';

const db = useTestDatabase();
const { wallet, playerWith } = useTestWallet(db);
const sessions = { isLive: () => true } as unknown as WalletDeps['sessions'];

async function newBet(supplier: WalletName) {
  const port = createSupplierWallet({ wallet, sessions, currency: 'NGN' }, supplier);
  const playerId = await playerWith(1_000n);
  const session = { playerId, epoch: 0 } as SupplierSession;
  const move = { playerId, currency: 'NGN', round: newTxId(), game: 'g', amountMinor: 100n };
  const stakeTxId = newTxId();
  expect((await port.stake({ ...move, txId: stakeTxId, session })).outcome).toBe('done');
  return {
    port,
    move,
    stakeTxId,
    win: async (how: { txId?: string; amountMinor?: bigint; kind?: WinKind; closes?: Closing } = {}) =>
      (await port.win({ ...move, txId: newTxId(), amountMinor: 250n, ...how })).outcome,
    balance: () => port.balance(playerId),
    /** Makes the entries of this player look like those from before closings were written. */
    makeOld: () => asSuperuser(`update wallet.journal set closes = 'unknown' where player_id = ${playerId}`),
  };
}

/** Answers what the last of the statements does. Within a transaction, nothing of it is kept. */
async function asSuperuser(...statements: string[]): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: db.url('postgres') });
  await client.connect();
  try {
    let last: pg.QueryResult | undefined;
    for (const text of statements) last = await client.query(text);
    return last as pg.QueryResult;
  } finally {
    await client.end();
  }
}

test('a settlement that came too late is paid under its own id once the one before it was taken back', async () => {
  const { port, move, win, balance } = await newBet('everymatrix');
  const [wrong, right] = [newTxId(), newTxId()];
  expect(await win({ txId: wrong, closes: 'round' })).toBe('done');
  expect(await win({ txId: right, amountMinor: 150n, closes: 'round' })).toBe('settled');
  expect(await win({ txId: right, amountMinor: 150n, closes: 'round' })).toBe('settled');
  expect((await port.cancelWin({ ...move, winTxId: wrong, amountMinor: 250n })).outcome).toBe('done');
  expect(await win({ txId: right, amountMinor: 150n, closes: 'round' })).toBe('done');
  expect(await win({ txId: right, amountMinor: 150n, closes: 'round' })).toBe('repeat');
  expect(await balance()).toBe(1_050n);
});

test.each<WinKind>(['win', 'cash-out', 'refund'])('a bet settled by a %s of before is not paid again', async (kind) => {
  const { port, move, win, balance, makeOld } = await newBet('everymatrix');
  const txId = newTxId();
  await win({ txId, kind });
  await makeOld();
  expect(await win({ closes: 'round' })).toBe('settled');
  expect(await win({ kind: 'cash-out' })).toBe('settled');
  expect(await win({ txId, kind, closes: 'round' })).toBe('repeat');
  expect((await port.adjust({ ...move, txId: newTxId(), amountMinor: 10n, direction: 'in' })).outcome).toBe('done');
  expect(await balance()).toBe(1_160n);
});

test('a part of a stake that came back before leaves its bet open', async () => {
  const { win, balance, makeOld } = await newBet('altenar');
  await win({ kind: 'refund', amountMinor: 30n });
  await makeOld();
  expect(await win({ closes: 'round' })).toBe('done');
  expect(await win({ closes: 'round' })).toBe('settled');
  expect(await balance()).toBe(1_180n);
});

test.each([true, false])(
  'a win that came too early is not paid once its bet was settled (before: %s)',
  async (isOld) => {
    const { port, move, balance, makeOld } = await newBet('everymatrix');
    const early = { ...move, round: newTxId(), closes: 'round' } as const;
    const txId = newTxId();
    expect((await port.win({ ...early, txId })).outcome).toBe('unknown');
    const session = { playerId: move.playerId, epoch: 0 } as SupplierSession;
    await port.stake({ ...early, txId: newTxId(), session });
    expect((await port.win({ ...early, txId: newTxId() })).outcome).toBe('done');
    if (isOld) await makeOld();
    expect((await port.win({ ...early, txId })).outcome).toBe('settled');
    expect(await balance()).toBe(900n);
  },
);

test('a round of a game that won before may win again', async () => {
  const { win, balance, makeOld } = await newBet('qtech');
  await win();
  await makeOld();
  expect(await win({ closes: 'round' })).toBe('done');
  expect(await win()).toBe('settled');
  expect(await balance()).toBe(1_400n);
});

test('what was written before the column is unknown, and what is written after it says itself', async () => {
  const { win } = await newBet('everymatrix');
  await win({ closes: 'round' });
  const migration = await readFile(new URL('../wallet/migrations/20261116-10-closings.sql', import.meta.url), 'utf8');
  const { rows } = await asSuperuser(
    'begin',
    'alter table wallet.journal drop column closes cascade',
    migration,
    `insert into wallet.journal (key, player_id, version, at, amount, house_amount, available_after, held_after, batch,
       fingerprint, kind, status, about)
     values (gen_random_uuid(), 1, 1, now(), 0, 0, 0, 0, gen_random_uuid(), gen_random_uuid(), 'credit', 'ok', 'mark')`,
    'select closes, count(*)::integer as entries from wallet.journal group by closes order by closes nulls last',
  );
  expect(rows).toEqual([
    { closes: 'unknown', entries: expect.any(Number) },
    { closes: null, entries: 1 },
  ]);
});
