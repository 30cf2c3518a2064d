import { systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newKey, useTestWallet } from '../../testing/test-wallet.ts';
import { fund } from './fund.ts';
import { fundOwed } from './fund-owed.ts';
import { ensureHouseAccount, readHouseMove } from './wallet-store.ts';

const db = useTestDatabase();
const { wallet, playerWith } = useTestWallet(db);
const { wallet: elsewhere } = useTestWallet(db);
const about = 'guarantee';

test('money goes from one house account to another once, however often it is asked', async () => {
  const move = { key: newKey(), from: 'house:fund', to: 'escrow:fund:1', amountMinor: 500n, about } as const;
  const answers = await Promise.all([wallet, wallet, elsewhere, elsewhere].map((one) => one.fund(move)));
  expect(answers.map(({ status }) => status)).toEqual(['ok', 'ok', 'ok', 'ok']);
  expect(answers.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
  expect(await wallet.houseBalance('house:fund')).toBe(-500n);
  expect(await wallet.houseBalance('escrow:fund:1')).toBe(500n);
  for (const change of [{ amountMinor: 501n }, { to: 'escrow:fund:2' as const }, { about: 'other' }]) {
    expect(await wallet.fund({ ...move, ...change })).toMatchObject({ status: 'conflict' });
  }
  expect(await wallet.houseBalance('escrow:fund:1')).toBe(500n);
});

test('an escrow is emptied once, by many at the same time, and never below zero', async () => {
  await wallet.fund({ key: newKey(), from: 'house:fund', to: 'escrow:fund:3', amountMinor: 100n, about });
  const takes = Array.from({ length: 8 }, () => ({ key: newKey(), amountMinor: 60n, about }));
  const answers = await Promise.all(
    takes.map((take, at) => (at % 2 ? wallet : elsewhere).fund({ ...take, from: 'escrow:fund:3', to: 'house:fund' })),
  );
  expect(answers.filter(({ status }) => status === 'ok')).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 'insufficient')).toHaveLength(7);
  expect(await wallet.houseBalance('escrow:fund:3')).toBe(40n);
  // A refusal is written down: the same key gets it again when there would be enough.
  const refused = takes[answers.findIndex(({ status }) => status === 'insufficient')] as (typeof takes)[number];
  await wallet.fund({ key: newKey(), from: 'house:fund', to: 'escrow:fund:3', amountMinor: 100n, about });
  const again = await wallet.fund({ ...refused, from: 'escrow:fund:3', to: 'house:fund' });
  expect(again).toMatchObject({ status: 'insufficient', isRepeat: true });
});

test('players and the house pay into one escrow', async () => {
  const playerId = await playerWith(100n);
  const house = 'escrow:fund:4' as const;
  await wallet.fund({ key: newKey(), from: 'house:fund', to: house, amountMinor: 10n, about });
  await wallet.transfer({ direction: 'out', playerId, key: newKey(), amountMinor: 30n, house, about: 'ticket' });
  expect(await wallet.houseBalance(house)).toBe(40n);
  const emptied = await wallet.fund({ key: newKey(), from: house, to: 'house:fund', amountMinor: 40n, about });
  expect(emptied.status).toBe('ok');
  expect(await wallet.houseBalance(house)).toBe(0n);
});

test('a move whose commit comes too late fails, and moved nothing', async () => {
  const { pool } = db.database;
  const owner = new pg.Client({ connectionString: db.url('harmattan_owner') });
  await owner.connect();
  onTestFinished(() => owner.end());
  /** The process stands still before its commit, until the server has given up on it. */
  const slow = new Proxy(pool, {
    get(target, property) {
      if (property !== 'connect') return Reflect.get(target, property);
      return async () => {
        const client = await target.connect();
        const { rows } = await client.query('select pg_backend_pid() as pid');
        const query = client.query.bind(client) as (...input: unknown[]) => Promise<unknown>;
        client.query = (async (...input: unknown[]) => {
          if (input[0] === 'commit') {
            await vi.waitFor(
              async () => {
                const sessions = await owner.query('select 1 from pg_stat_activity where pid = $1', [rows[0].pid]);
                expect(sessions.rows).toEqual([]);
              },
              { timeout: 60_000, interval: 20 },
            );
          }
          return query(...input);
        }) as typeof client.query;
        return client;
      };
    },
  });
  const ids = createIds({ clock: systemClock, random: systemRandom });
  const [from, to] = ['house:fund', 'escrow:fund:5'] as const;
  const [fromId, toId] = [await ensureHouseAccount(pool, from), await ensureHouseAccount(pool, to)];
  const move = { key: newKey(), from, to, amountMinor: 5n, about, fromId, toId };
  await expect(fund({ pool: slow, ids, timeoutMs: 150 }, move)).rejects.toThrow(
    /terminat|closed|reset|EPIPE|not queryable/i,
  );
  expect(await wallet.houseBalance(to)).toBe(0n);
  expect(await readHouseMove(pool, move.key)).toBeUndefined();
  // Asked again, it is made.
  expect(await wallet.fund({ key: move.key, from, to, amountMinor: 5n, about })).toMatchObject({
    status: 'ok',
    isRepeat: false,
  });
  expect(await wallet.houseBalance(to)).toBe(5n);
});

test('a move that was refused is made once the money is there, and once only', async () => {
  const [from, to] = ['escrow:fund:6', 'house:fund'] as const;
  const move = { key: newKey(), from, to, amountMinor: 7n, about };
  const refused = await Promise.all([fundOwed(wallet, move), fundOwed(elsewhere, move)]);
  expect(refused.map(({ status }) => status)).toEqual(['insufficient', 'insufficient']);
  expect(await fundOwed(wallet, move)).toMatchObject({ status: 'insufficient' });
  await wallet.fund({ key: newKey(), from: 'house:fund', to: from, amountMinor: 20n, about });
  // Under its own key the refusal stays.
  expect(await wallet.fund(move)).toMatchObject({ status: 'insufficient', isRepeat: true });
  const made = await Promise.all([fundOwed(wallet, move), fundOwed(elsewhere, move), fundOwed(wallet, move)]);
  expect(made.map(({ status }) => status)).toEqual(['ok', 'ok', 'ok']);
  expect(await fundOwed(elsewhere, move)).toMatchObject({ status: 'ok', isRepeat: true });
  expect(await wallet.houseBalance(from)).toBe(13n);
});

test('what is no move is the mistake of the caller', async () => {
  const move = { key: newKey(), from: 'house:a', to: 'house:b', amountMinor: 1n, about } as const;
  const wrongs = [
    { key: 'x' },
    { to: 'house:a' as const },
    { amountMinor: 0n },
    { amountMinor: -1n },
    { about: 'Two Words' },
  ];
  for (const wrong of wrongs) {
    await expect(wallet.fund({ ...move, ...wrong })).rejects.toThrow();
  }
});
