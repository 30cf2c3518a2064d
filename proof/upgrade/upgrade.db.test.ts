import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '@harmattan/kernel/clock';
import { setTestClock } from '@harmattan/process/test-clock';
import type { BookClient } from '@harmattan/supplier-clients/book-client';
import { createBookClient } from '@harmattan/supplier-clients/book-clients';
import { createClient } from '@harmattan/supplier-clients/clients';
import type { Seat } from '@harmattan/supplier-clients/supplier-client';
import type { BookName, SupplierName } from '@harmattan/wires/suppliers/names';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { archiveEntries } from '../../apps/platform/src/modules/wallet/archive-entries.ts';
import { findings } from '../../apps/platform/src/modules/wallet/book-findings.ts';
import { migrate, platformMigrations } from '../../apps/platform/src/plumbing/db/migrate.ts';
import { startTestCashier } from '../../apps/platform/src/testing/test-cashier.ts';
import { useTestDatabase } from '../../apps/platform/src/testing/test-database.ts';
import { startTestJackpots } from '../../apps/platform/src/testing/test-jackpots.ts';
import { startTestPlatform } from '../../apps/platform/src/testing/test-platform.ts';
import { startTestRaces } from '../../apps/platform/src/testing/test-races.ts';
import { useTestWallet } from '../../apps/platform/src/testing/test-wallet.ts';
import { keepDatabase, loadDatabase, readHead, tablesOf } from './kept-database.ts';

interface KeptBet {
  /** As the first edition wrote it. */
  bet: { txId: string; betId: string; stakeKobo: string };
  settleTxId: string;
}

interface Notes {
  rounds: { supplier: SupplierName; seat: Seat; left: { txId: string; round: string } }[];
  bets: ({ name: BookName; seat: Seat; reserve?: { reserveId: string; betId: string } } & Record<
    'open' | 'won',
    KeptBet
  >)[];
  payments: Record<'done' | 'sent' | 'requested' | 'waiting' | 'opened', string>;
  jackpot: { id: number; winner: string; loser: string };
  race: { id: number; order: string[] };
}

const file = join(import.meta.dirname, 'kept/first-edition.ndjson.gz');
const head = readHead(file);
const notes = head.notes as Notes;
const secondMs = 1_000;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const db = useTestDatabase({ migrated: false });
const { pool } = db.database;
const urls = { owner: db.url('harmattan_owner'), admin: db.url('postgres') };

beforeAll(async () => {
  await loadDatabase(urls, file);
  await migrate({ url: urls.owner, appRole: 'harmattan_app', testClock: true });
});
afterEach(async () => expect(await findings(pool)).toEqual([]));

const money = useTestWallet(db);
const balanceOf = async (playerId: bigint) => (await money.wallet.balance(playerId)).availableMinor;

test('every migration has run on the kept database, and its books are clean', async () => {
  const { rows } = await pool.query('select count(*)::integer as entries from wallet.journal');
  expect(rows).toEqual([{ entries: 125 }]);
  expect(platformMigrations().length).toBeGreaterThanOrEqual(head.migrations.length);
  expect(await findings(pool)).toEqual([]);
});

test('an upgraded database can be kept for the next edition, with every row', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'harmattan-kept-'));
  try {
    const again = join(folder, 'again.ndjson.gz');
    await keepDatabase(urls.admin, again, notes);
    expect(readHead(again).migrations).toEqual(
      platformMigrations()
        .map(({ id }) => id)
        .toSorted(),
    );
    const sizes = (of: string) => new Map(Array.from(tablesOf(of), ([table, rows]) => [table, rows.length]));
    expect(Object.fromEntries(sizes(again))).toMatchObject(Object.fromEntries(sizes(file)));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a pay-out in flight is paid, one that waits is approved and paid, an opened deposit is credited', async () => {
  const cash = await startTestCashier(db, money.wallet);
  let aheadMs = 0;
  const sweepFor = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) {
      aheadMs += minuteMs;
      await cash.moveClock(aheadMs / secondMs);
      await cash.sweep();
    }
  };
  const idOf = (name: keyof Notes['payments']) => BigInt(notes.payments[name]);
  const withdrawal = async (name: keyof Notes['payments']) =>
    (await cash.paymentsOf(idOf(name))).find(({ direction }) => direction === 'withdraw');
  const answer = (reference: string, amount: number) =>
    cash.far.kudipal.transfers.push({
      id: amount,
      reference,
      account_number: '0123456789',
      bank_code: '058',
      amount,
      currency: 'NGN',
      status: 'SUCCESSFUL',
    });

  for (const name of ['sent', 'requested'] as const) {
    const { reference, amount_kobo } = (await withdrawal(name)) ?? { reference: '', amount_kobo: 0n };
    answer(reference, Number(amount_kobo) / 100);
  }
  const [opened] = await cash.paymentsOf(idOf('opened'));
  // Gateways number their payments; the first numbers are in the kept database already.
  cash.far.kudipal.receive(opened?.reference as string, 150_000n, { id: 9_001 });
  const waiting = await withdrawal('waiting');
  await cash.moveClock(aheadMs / secondMs);
  await cash.cashier.approveWithdrawal({ paymentId: waiting?.id as string, by: 'test', why: 'test' });
  await cash.sweep();
  cash.far.kudipal.finish(waiting?.reference as string, 'SUCCESSFUL');
  await sweepFor(15);
  for (const name of ['sent', 'requested', 'waiting'] as const)
    expect((await withdrawal(name))?.state, name).toBe('paid');
  expect((await cash.paymentsOf(idOf('opened'))).map(({ state }) => state)).toEqual(['succeeded']);
  expect(await money.wallet.balance(idOf('opened'))).toMatchObject({ availableMinor: 150_000n, heldMinor: 0n });
  expect(await money.wallet.balance(idOf('waiting'))).toMatchObject({ heldMinor: 0n });
});

test('open rounds and bets of every wire are settled, and what was settled before the upgrade is not paid again', async () => {
  const platform = await startTestPlatform(db);
  const walletUrl = (name: string) => `${platform.url}/wallet/${name}`;
  for (const { supplier, seat, left } of notes.rounds) {
    const client = createClient(supplier, {
      walletUrl: walletUrl(supplier),
      credentials: supplierCredentials[supplier],
    });
    const before = await balanceOf(BigInt(seat.playerId));
    const win = { txId: `8${left.txId}`, round: left.round, amountMinor: 900n, stakeTxId: left.txId };
    const reply = await client.win(seat, win);
    expect(reply.verdict, `${supplier}: ${reply.raw}`).toBe('done');
    await client.win(seat, win);
    expect(await balanceOf(BigInt(seat.playerId)), supplier).toBe(before + 900n);
  }
  for (const { name, seat, open, won, reserve } of notes.bets) {
    const book: BookClient = createBookClient(name, {
      walletUrl: walletUrl(name),
      credentials: supplierCredentials[name],
    });
    const playerId = BigInt(seat.playerId);
    const settle = (of: KeptBet, txId: string) =>
      book.settle(seat, {
        txId,
        betId: of.bet.betId,
        stakeTxId: of.bet.txId,
        stakeMinor: BigInt(of.bet.stakeKobo),
        kind: 'won',
        amountMinor: 2_500n,
      });
    const before = await balanceOf(playerId);
    const reply = await settle(open, open.settleTxId);
    expect(reply.verdict, `${name}: ${reply.raw}`).toBe('done');
    await settle(open, open.settleTxId);
    await settle(won, won.settleTxId);
    expect(await balanceOf(playerId), name).toBe(before + 2_500n);
    if (!reserve || !book.steps) continue;
    expect((await book.steps.commit(seat, reserve)).verdict).toBe('done');
    expect(await money.wallet.balance(playerId)).toMatchObject({
      heldMinor: 0n,
      availableMinor: before + 2_500n + 3_800n,
    });
  }
});

test('a race that was running ends and pays its prizes', async () => {
  const stage = await startTestRaces(db, money.wallet);
  const [first, second] = notes.race.order.map(BigInt) as [bigint, bigint];
  const before = [await balanceOf(first), await balanceOf(second)] as const;
  await stage.moveClock(2 * hourMs);
  await stage.keep();
  await stage.moveClock(minuteMs);
  await stage.keep();
  await stage.keep();
  const { rows } = await pool.query('select state from races.race where id = $1', [notes.race.id]);
  expect(rows).toEqual([{ state: 'paid' }]);
  expect([await balanceOf(first), await balanceOf(second)]).toEqual([before[0] + 500_00n, before[1] + 300_00n]);
});

test('a jackpot on sale closes, is settled and pays', async () => {
  const stage = await startTestJackpots(db, money.wallet);
  const { id, winner } = notes.jackpot;
  const before = await balanceOf(BigInt(winner));
  await stage.moveClock(3 * hourMs);
  await stage.keep();
  for (const eventId of await stage.eventIds(id)) {
    await stage.jackpots.enterResult({ jackpotId: id, eventId, score1: 1, score2: 0, actor: 'test' });
  }
  expect(await stage.jackpots.settle({ id, actor: 'test' })).toBe('begun');
  await stage.keep();
  expect(await balanceOf(BigInt(winner))).toBe(before + 1_080n);
  await setTestClock(pool, 0);
});

test('entries of the first edition are moved out of the journal, and the sum of all stays', async () => {
  const sumOfAll = async () =>
    (await pool.query('select count(*)::integer as entries, sum(house_amount)::text as kobo from wallet.entry')).rows;
  const before = await sumOfAll();
  const { moved } = await archiveEntries(pool, { olderThanMs: 0, patienceMs: 60_000, clock: systemClock });
  expect(moved).toBeGreaterThan(100);
  expect(await sumOfAll()).toEqual(before);
  const [bet] = notes.bets;
  const balance = await balanceOf(BigInt(bet?.seat.playerId as string));
  const lines = await money.wallet.statement({ playerId: BigInt(bet?.seat.playerId as string), limit: 100 });
  expect(lines[0]?.availableMinor).toBe(balance);
});
