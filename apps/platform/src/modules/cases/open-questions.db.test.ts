import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../plumbing/db/database.ts';
import { startTestCashier } from '../../testing/test-cashier.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestMessages } from '../../testing/test-messages.ts';
import { newPlayerId, useTestWallet } from '../../testing/test-wallet.ts';
import { listCases } from './cases-store.ts';
import { listEntries, listLinks } from './entries-store.ts';

const db = useTestDatabase();
const { pool } = db.database;
const { wallet } = useTestWallet(db);
const owner = openDatabase({ url: db.url('harmattan_owner'), connectionsMax: 1, onIdleError() {} }).pool;
afterAll(() => owner.end());
const migration = readFileSync(new URL('migrations/20261120-22-open-questions.sql', import.meta.url), 'utf8');

test('what waited for an answer before there were cases becomes one with the upgrade', async () => {
  const stage = await startTestMessages(db);
  const [waiting, answered] = [stage.newPlayer(), stage.newPlayer()];
  for (const { send } of [waiting, answered]) await send();
  await pool.query('update messages.thread set answered_at = app_now() where player_id = $1', [answered.playerId]);
  const { customer, sweep } = await startTestCashier(db, wallet);
  const claimants = [customer(newPlayerId()), customer(newPlayerId())];
  const paidAt = new Date(Date.now() + 3_600_000).toISOString().slice(0, 19);
  for (const [at, { call }] of claimants.entries())
    await call('POST Banking/ClaimDeposit', {
      body: { viewName: 'KudipalBankTransfer', amount: 1_500 + at, paidAt, words: '', lang: 'en' },
    });
  await sweep();
  await owner.query(
    `begin; delete from cases.link; delete from cases.entry; delete from cases.case; ${migration}; commit`,
  );
  const [one, ...others] = await listCases(pool, { playerId: waiting.playerId, readsCompliance: false });
  expect(others).toEqual([]);
  expect(one).toMatchObject({ subject: 'A question', state: 'open', is_overdue: false });
  expect(await listEntries(pool, one?.id as bigint)).toMatchObject([{ kind: 'player', body: 'Where is it?' }]);
  expect(await listCases(pool, { playerId: answered.playerId, readsCompliance: false })).toEqual([]);
  for (const [at, { playerId }] of claimants.entries()) {
    const [filed] = await listCases(pool, { playerId, readsCompliance: false });
    expect(filed).toMatchObject({ subject: `Debited and not credited: 1,50${at}.00`, category: 'deposit' });
    const { rows } = await pool.query('select id from cashier.claim where player_id = $1', [playerId]);
    expect(await listLinks(pool, filed?.id as bigint)).toEqual([{ kind: 'claim', reference: rows[0].id }]);
  }
});
