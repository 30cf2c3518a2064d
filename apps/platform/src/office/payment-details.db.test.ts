import { beforeAll, expect, test } from 'vitest';
import { keyOf } from '../modules/wallet/index.ts';
import { farAccount } from '../testing/far-kudipal.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { type Clerk, openPaymentStage } from './testing/payment-stage.ts';

const db = useTestDatabase();
const { pool } = db.database;
let stage: Awaited<ReturnType<typeof openPaymentStage>>;
let payments: Clerk;
let payments2: Clerk;
beforeAll(async () => {
  stage = await openPaymentStage(db);
  payments = await stage.newStaff('payments');
  payments2 = await stage.newStaff('payments');
});

const get = async (desk: Clerk, id: string) => (await desk.call('GET Payments/Get', { query: { id } })).data;

/** A player who paid in by the gateway, staked some of it and had one stake undone. */
async function newDepositor() {
  const player = await stage.newPlayer(1_00n);
  await stage.payBill(player.userName, { amountMinor: 300_000_00n });
  await expect.poll(() => stage.balanceOf(player.playerId)).toEqual([300_001_00n, 0n]);
  const { wallet } = stage.platform;
  const stake = async (amountMinor: bigint) => {
    const key = keyOf({ source: 'test', class: 'stake', id: crypto.randomUUID() });
    const { playerId } = player;
    await wallet.transfer({ direction: 'out', playerId, key, amountMinor, house: 'house:test', about: 'stake' });
    return key;
  };
  await stake(20_000_00n);
  const of = await stake(5_000_00n);
  const key = keyOf({ source: 'test', class: 'undo', id: of });
  await wallet.reverse({ playerId: player.playerId, key, of, about: 'rollback' });
  return player;
}

async function withdraw(player: Awaited<ReturnType<typeof newDepositor>>, amount: number) {
  const query = { amount: String(amount) };
  expect((await player.browser.call('POST Banking/RegisterFastHubWithdraw', { query })).status).toBe('SUCCESS');
  const find = async () =>
    (
      await pool.query('select id, state from cashier.payment where player_id = $1 order by number desc limit 1', [
        player.playerId,
      ])
    ).rows[0] as { id: string; state: string };
  return { id: (await find()).id, find };
}

test('a withdrawal is shown with balances, lifetime, turnover, others of the day, and a masked destination', async () => {
  const player = await newDepositor();
  const paid = await withdraw(player, 10_000);
  await expect.poll(async () => (await paid.find()).state).toBe('paid');
  const { id } = await withdraw(player, 60_000);
  await stage.waitsAs(id, 'withdrawal to approve');
  const shown = await get(payments, id);
  expect(shown).toMatchObject({
    ...{ direction: 'withdraw', state: 'requested', kinds: ['withdrawal to approve'], amount: 60_000 },
    ...{ userName: player.userName, playerName: 'Ada Obi', actions: ['approve', 'reject', 'claim'] },
    balance: { before: 270_001, after: 210_001, now: 210_001, held: 60_000 },
    lifetime: { deposits: { amount: 300_000, count: 1 }, withdrawals: { amount: 10_000, count: 1 } },
    turnover: { staked: 20_000 },
    destination: { kind: 'wallet', nameMatch: 'not compared', holderName: null },
    reasons: ['a person approves it'],
    otherWithdrawals: [{ id: paid.id, state: 'paid', amount: 10_000 }],
    ...{ requests: [], playerComment: null, claim: null },
  });
  expect(shown.destination?.number).toBe(`•••••••••${player.userName.slice(-4)}`);
  expect(JSON.stringify(shown.destination)).not.toContain(player.userName);
  expect(shown.timeline.map(({ state, by }) => [state, by])).toEqual([
    ['holding', 'player'],
    ['requested', 'system'],
  ]);
  const { rows } = await pool.query(
    `select outcome, after from audit.entry where actor = $1 and action = 'GET Payments/Get'`,
    [payments.userName],
  );
  expect(rows).toEqual([{ outcome: 'read', after: { id } }]);
});

test("the bank's name stands beside the profile's, with the word of the match", async () => {
  const player = await newDepositor();
  stage.far.kudipal.rename('LAMI NWOSU');
  const { status } = await player.browser.call('POST Banking/RegisterKudipalWithdraw', {
    body: {
      ...{ amount: 1_000, accountNumber: farAccount.accountNumber, code: farAccount.code },
      ...{ accountName: 'LAMI NWOSU', password: stage.password },
    },
  });
  expect(status).toBe('SUCCESS');
  const { rows } = await pool.query(`select id from cashier.payment where player_id = $1 and direction = 'withdraw'`, [
    player.playerId,
  ]);
  await stage.waitsAs(rows[0].id, 'withdrawal to approve');
  expect((await get(payments, rows[0].id)).destination).toEqual({
    ...{ kind: 'bank', at: farAccount.code, number: '••••••6789', holderName: 'LAMI NWOSU' },
    nameMatch: 'account in another name',
  });
});

test('the story has who asked, who decided, both comments, and what the player was told', async () => {
  const { id } = await stage.newWithdrawal();
  await payments.call('POST Payments/ApproveWithdrawal', { body: { id, comment: 'knows the player' } });
  const asked = await get(payments2, id);
  expect(asked.requests).toMatchObject([
    { kind: 'withdrawal', maker: payments.userName, comment: 'knows the player', approved: null, approver: null },
  ]);
  await payments2.call('POST Approvals/Decide', {
    body: { id: asked.requests[0]?.id as string, approve: false, comment: 'not yet' },
  });
  await payments2.call('POST Payments/RejectWithdrawal', {
    body: { id, comment: 'staff only', playerComment: 'Please write to us' },
  });
  const shown = await get(payments, id);
  expect(shown.requests).toMatchObject([
    { maker: payments.userName, approver: payments2.userName, approved: false, decisionComment: 'not yet' },
  ]);
  expect(shown).toMatchObject({ state: 'rejected', kinds: [], actions: [], playerComment: 'Please write to us' });
  expect(shown.timeline.at(-1)).toMatchObject({
    ...{ state: 'rejected', by: `operator:${payments2.userName}`, note: 'staff only' },
  });
  const nothing = await payments.call('GET Payments/Get', { query: { id: crypto.randomUUID() } });
  expect(nothing.status).toBe('RECORD_DOES_NOT_EXIST');
});
