import { systemClock } from '@harmattan/kernel/clock';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newKey, useTestWallet } from '../../testing/test-wallet.ts';
import { archiveEntries } from './archive-entries.ts';
import type { Operation, Played } from './operations.ts';
import type { Wallet } from './wallet.ts';

const db = useTestDatabase();
const { pool } = db.database;
const batched = useTestWallet(db);
const slow = useTestWallet(db, { engine: 'slow' });
const house = 'house:qtech' as const;

const playedOf = async (wallet: Wallet, key: string) => {
  const line = await wallet.entry(key);
  return line && { product: line.product, supplier: line.supplier, game: line.game };
};

/** Every kind of command, in an order in which each is accepted, and one that is refused. */
function everyKind(playerId: bigint, played: Played): Operation[] {
  const [hold, voided, undone] = [newKey(), newKey(), newKey()];
  const common = { playerId, house, played } as const;
  return [
    { ...common, kind: 'debit', key: newKey(), amountMinor: 10n, about: 'stake' },
    { ...common, kind: 'credit', key: newKey(), amountMinor: 4n, about: 'win' },
    { ...common, kind: 'hold', key: hold, amountMinor: 20n, about: 'reserve' },
    { ...common, kind: 'draw', key: newKey(), of: hold, amountMinor: 5n, about: 'stake' },
    { ...common, kind: 'post', key: newKey(), of: hold, about: 'stake' },
    { ...common, kind: 'hold', key: voided, amountMinor: 20n, about: 'reserve' },
    { ...common, kind: 'void', key: newKey(), of: voided, about: 'commit' },
    { ...common, kind: 'debit', key: undone, amountMinor: 3n, about: 'stake' },
    { ...common, kind: 'reverse', key: newKey(), of: undone, about: 'refund' },
    { ...common, kind: 'debit', key: newKey(), amountMinor: 1_000_000n, about: 'stake' },
  ];
}

const names: Played[] = [
  { product: 'games', supplier: 'qtech', game: 'Dune' },
  { product: 'sports', supplier: 'bti', game: '{"quoted", \\ and, {braced}}' },
  { product: 'jackpot' },
];

test.each(['batched', 'slow'] as const)(
  'the %s engine writes what each kind of entry was played on',
  async (engine) => {
    const { wallet, playerWith } = engine === 'batched' ? batched : slow;
    for (const played of names) {
      const operations = everyKind(await playerWith(1_000n), played);
      for (const operation of operations) await wallet.linked([operation]);
      for (const { key } of operations)
        expect(await playedOf(wallet, key)).toEqual({ supplier: null, game: null, ...played });
      const together = [operations[0], operations[0]].map((one) => ({ ...one, key: newKey() }) as Operation);
      await wallet.linked(together);
      for (const { key } of together)
        expect(await playedOf(wallet, key)).toEqual({ supplier: null, game: null, ...played });
    }
  },
);

test('what was played is no part of what makes a command the same', async () => {
  const playerId = await batched.playerWith(1_000n);
  const stake = { direction: 'out', playerId, key: newKey(), amountMinor: 10n, house, about: 'stake' } as const;
  const first = await batched.wallet.transfer(stake);
  const played = { product: 'games', supplier: 'qtech', game: 'Dune' } as const;
  for (const { wallet } of [batched, slow])
    expect(await wallet.transfer({ ...stake, played })).toEqual({ ...first, isRepeat: true });
});

test('moved entries keep what they were played on', async () => {
  const playerId = await batched.playerWith(1_000n);
  const operations = everyKind(playerId, names[1] as Played);
  for (const operation of operations) await batched.wallet.linked([operation]);
  const fee = {
    kind: 'debit',
    playerId,
    key: newKey(),
    amountMinor: 1n,
    house,
    about: 'fee',
    played: names[0],
  } as const;
  await batched.wallet.linked([fee as Operation]);
  const archived = await archiveEntries(pool, { olderThanMs: 0, patienceMs: 60_000, clock: systemClock });
  expect(archived.left['unequal copy']).toBe(0);
  const { rows } = await pool.query('select key from wallet.journal_old where key = $1', [fee.key]);
  expect(rows).toHaveLength(1);
  expect(await playedOf(batched.wallet, fee.key)).toEqual(names[0]);
});

test.each([
  ['house:qtech', '["Dune","r","t"]', { product: 'games', supplier: 'qtech', game: 'Dune' }],
  ['house:bti', '["sports","r","t",null,"a \\"note\\""]', { product: 'sports', supplier: 'bti', game: 'sports' }],
  ['escrow:jackpot:17', null, { product: 'jackpot', supplier: null, game: null }],
  ['escrow:race:3', '["Dunes","race 3","place 1"]', { product: 'races', supplier: null, game: 'Dunes' }],
  ['gateway:kudipal', null, { product: null, supplier: null, game: null }],
] as const)('an entry of %s from before the columns is read by its account and memo', async (account, memo, played) => {
  const { wallet, playerWith } = batched;
  const playerId = await playerWith(1_000n);
  const key = newKey();
  const entry = { playerId, key, amountMinor: 10n, house: account, about: 'stake', ...(memo && { memo }) } as const;
  await wallet.transfer({ direction: 'out', ...entry });
  expect(await playedOf(wallet, key)).toEqual(played);
});

test('a memo is not read where the command says what was played', async () => {
  const playerId = await batched.playerWith(1_000n);
  const key = newKey();
  const stake = { playerId, key, amountMinor: 10n, house, about: 'stake', memo: '["Other","r","t"]' } as const;
  await batched.wallet.transfer({ direction: 'out', ...stake, played: { product: 'games', supplier: 'egt' } });
  expect(await playedOf(batched.wallet, key)).toEqual({ product: 'games', supplier: 'egt', game: null });
});

test('a supplier or a game without a product is no entry', async () => {
  const superuser = new pg.Client({ connectionString: db.url('postgres') });
  await superuser.connect();
  onTestFinished(() => superuser.end());
  const playerId = await batched.playerWith(1n);
  const spoil = superuser.query(`update wallet.journal set game = 'Dune' where player_id = $1`, [playerId]);
  await expect(spoil).rejects.toThrow('journal_played');
});
