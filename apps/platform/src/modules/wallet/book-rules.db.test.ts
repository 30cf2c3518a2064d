import { inTransaction } from '@harmattan/process/transaction';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newKey, useTestWallet } from '../../testing/test-wallet.ts';
import { findings } from './book-findings.ts';
import { accountRules, entryRules, houseRules, sumRules } from './book-rules.ts';
import { entryColumns } from './book-scope.ts';
import { BooksDoNotBalance } from './check-books.ts';

const db = useTestDatabase();
const { wallet, playerWith, jobs, setLimit } = useTestWallet(db);
const house = 'house:rules' as const;

/** Without triggers: what is planted is found among the new entries, and not because it was changed. */
const superuser = new pg.Client({ connectionString: db.url('postgres') });
beforeAll(async () => {
  await superuser.connect();
  await superuser.query('set session_replication_role = replica');
});
afterAll(() => superuser.end());

interface Plant {
  /** Which rule the check of new entries finds, where the rule is about everything together. */
  foundNew?: string;
  /** Makes entries that are right; answers how one is broken and repaired. */
  make(playerId: bigint): Promise<{ plant: string; undo?: string }>;
}

const stake = async (playerId: bigint, amountMinor = 10n) => {
  const key = newKey();
  await wallet.transfer({ direction: 'out', playerId, key, round: key, amountMinor, house, about: 'stake' });
  return key;
};

const set = (table: string, where: string, plant: string, undo: string) => ({
  plant: `update wallet.${table} set ${plant} where ${where}`,
  undo: `update wallet.${table} set ${undo} where ${where}`,
});
const first = (playerId: bigint) => `player_id = ${playerId} and version = 1`;
const hold = async (playerId: bigint) => {
  const key = newKey();
  await wallet.hold({ playerId, key, amountMinor: 10n, about: 'reserve' });
  return key;
};

const plants: Record<string, Plant> = {
  'tax stands on the account of an authority, with the payment that it is withheld of': {
    async make(playerId) {
      const [win, tax] = [newKey(), newKey()];
      await wallet.linked([
        { kind: 'credit', playerId, key: win, amountMinor: 100n, house, about: 'win' },
        { kind: 'debit', playerId, key: tax, amountMinor: 5n, house: 'tax:rules', about: 'tax' },
      ]);
      return set('journal', `key = '${tax}'`, `about = 'stake'`, `about = 'tax'`);
    },
  },
  "an authority's account is left only by a payment to the authority": {
    async make() {
      const key = newKey();
      await wallet.fund({ key, from: 'tax:rules', to: 'bank:tax', amountMinor: 5n, about: 'tax-payment' });
      return set('house_move', `key = '${key}'`, `about = 'fee'`, `about = 'tax-payment'`);
    },
  },
  'the chain of balances is unbroken': {
    async make(playerId) {
      await stake(playerId);
      return set(
        'journal',
        first(playerId),
        'available_after = available_after + 1',
        'available_after = available_after - 1',
      );
    },
  },
  'a refusal moved nothing': {
    async make(playerId) {
      const key = await stake(playerId, 5_000n);
      return set(
        'journal',
        `key = '${key}'`,
        'held_after = 1, available_after = available_after - 1',
        'held_after = 0, available_after = available_after + 1',
      );
    },
  },
  'only a debit that may leaves an account below zero': {
    async make(playerId) {
      const key = newKey();
      const debit = { playerId, key, amountMinor: 2_000n, house, about: 'correction', evenIfShort: true };
      await wallet.transfer({ direction: 'out', ...debit });
      return set('journal', `key = '${key}'`, `status = 'late'`, `status = 'ok'`);
    },
  },
  'linked entries are written together': {
    async make(playerId) {
      const [one, two] = [newKey(), newKey()];
      const leg = { kind: 'debit', playerId, amountMinor: 1n, house, about: 'stake' } as const;
      await wallet.linked([
        { ...leg, key: one },
        { ...leg, key: two },
      ]);
      return set(
        'journal',
        `key = '${two}'`,
        'linked_place = null, linked_count = null',
        'linked_place = 2, linked_count = 2',
      );
    },
  },
  "a batch's legs are the sum of its entries": {
    async make(playerId) {
      const key = await stake(playerId);
      const batch = `batch = (select batch from wallet.journal where key = '${key}')`;
      return set('house_leg', batch, 'amount = amount + 1', 'amount = amount - 1');
    },
  },
  'an entry that is being moved has an equal copy': {
    async make(playerId) {
      const key = await stake(playerId);
      await db.database.pool.query(
        `insert into wallet.journal_old (${entryColumns}, written_in)
         select ${entryColumns}, xmin from wallet.journal where key = $1`,
        [key],
      );
      return set('journal_old', `key = '${key}'`, `memo = 'other'`, 'memo = null');
    },
  },
  'an entry is reversed once at most': {
    async make(playerId) {
      const [one, two, reversal] = [await stake(playerId), await stake(playerId), newKey()];
      await wallet.reverse({ playerId, key: newKey(), of: one, about: 'refund' });
      await wallet.reverse({ playerId, key: reversal, of: two, about: 'refund' });
      return set('journal', `key = '${reversal}'`, `of_key = '${one}'`, `of_key = '${two}'`);
    },
  },
  'nothing is paid after its closing but a correction': {
    async make(playerId) {
      const [round, win] = [await stake(playerId), newKey()];
      const credit = { direction: 'in', playerId, of: round, amountMinor: 5n, house, about: 'win' } as const;
      await wallet.transfer({ ...credit, key: win });
      await wallet.transfer({ ...credit, key: newKey() });
      return set('journal', `key = '${win}'`, `closes = 'round'`, 'closes = null');
    },
  },
  'an answer is a known one': {
    async make(playerId) {
      const key = await stake(playerId, 5_000n);
      return set('journal', `key = '${key}'`, `status = 'perhaps'`, `status = 'insufficient'`);
    },
  },
  'an account is the sum of its journal': {
    make: async (playerId) =>
      set('account', `player_id = ${playerId}`, 'available = available + 1', 'available = available - 1'),
  },
  'what is held is the sum of the open holds': {
    make: async (playerId) => set('hold', `key = '${await hold(playerId)}'`, 'remaining = 9', 'remaining = 10'),
  },
  'every hold has an entry that made it': {
    make: async (playerId) => set('hold', `key = '${await hold(playerId)}'`, 'amount = 11', 'amount = 10'),
  },
  'what was promised is there': {
    async make(playerId) {
      const escrow = 'escrow:rules' as const;
      const pay = { playerId, amountMinor: 7n, house: escrow, about: 'prize' };
      await wallet.fund({ key: newKey(), from: house, to: escrow, amountMinor: 7n, about: 'prize' });
      await wallet.transfer({ direction: 'in', key: newKey(), ...pay });
      const id = `(select id from wallet.house_account where code = '${escrow}')`;
      return {
        plant: `insert into wallet.house_leg (batch, house_id, at, amount, entries) values ('${newKey()}', ${id}, app_now(), -1, 1)`,
        undo: `delete from wallet.house_leg where house_id = ${id} and amount = -1`,
      };
    },
  },
  'a checkpoint is the sum of the legs before it': {
    async make(playerId) {
      await stake(playerId);
      // The check corrects it.
      return {
        plant: `insert into wallet.house_checkpoint (house_id, up_to, amount)
                select id, app_now(), 2 from wallet.house_account where code = '${house}'`,
      };
    },
  },
  'what players gained the house paid': {
    foundNew: "a batch's legs are the sum of its entries",
    async make(playerId) {
      const batch = newKey();
      await stake(playerId);
      return {
        plant: `insert into wallet.house_leg (batch, house_id, at, amount, entries)
                select '${batch}', id, app_now(), 3, 1 from wallet.house_account where code = '${house}'`,
        undo: `delete from wallet.house_leg where batch = '${batch}'`,
      };
    },
  },
  'limits count what was played': {
    async make(playerId) {
      await inTransaction(db.database.pool, (transaction) =>
        setLimit(transaction, { playerId, kind: 'stake', period: 'day', limit: 100n }),
      );
      const command = { playerId, key: newKey(), amountMinor: 10n, house, about: 'stake', isStake: true };
      await wallet.transfer({ direction: 'out', ...command, played: { product: 'games' } });
      return set('account', `player_id = ${playerId}`, 'limits[9] = limits[9] - 1', 'limits[9] = limits[9] + 1');
    },
  },
};

test('every rule is planted here', () => {
  const rules = { ...entryRules, ...accountRules, ...houseRules, ...sumRules };
  expect(Object.keys(plants).sort()).toEqual(Object.keys(rules).sort());
});

const job = (name: string) => jobs.find((one) => one.name === name)?.run();
const foundBy = async (name: string): Promise<string[]> => {
  const error = await job(name)?.then(
    () => undefined,
    (failed: unknown) => failed,
  );
  if (error === undefined) return [];
  expect(error).toBeInstanceOf(BooksDoNotBalance);
  return (error as BooksDoNotBalance).found.map(({ rule }) => rule);
};

describe.each(Object.entries(plants))('%s', (rule, { foundNew = rule, make }) => {
  test.each(['check-books', 'check-all-books'])('a violation is found by %s, until it is repaired', async (name) => {
    const { plant, undo } = await make(await playerWith(1_000n));
    await superuser.query(plant);
    const whole = await findings(db.database.pool);
    expect(whole.map((found) => found.rule)).toContain(rule);
    expect(await foundBy(name)).toContain(name === 'check-books' ? foundNew : rule);
    if (undo) await superuser.query(undo);
    expect(await foundBy('check-books')).toEqual([]);
    expect(await foundBy('check-all-books')).toEqual([]);
  });
});
