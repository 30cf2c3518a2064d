import { beforeAll, expect, test } from 'vitest';
import { memoOf } from '../modules/suppliers/index.ts';
import { keyOf } from '../modules/wallet/index.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { type Clerk, openPaymentStage } from './testing/payment-stage.ts';

const db = useTestDatabase();
const { pool } = db.database;
let stage: Awaited<ReturnType<typeof openPaymentStage>>;
let payments: Clerk;
let finance: Clerk;
let owner: Clerk;
beforeAll(async () => {
  stage = await openPaymentStage(db);
  payments = await stage.newStaff('payments');
  finance = await stage.newStaff('finance');
  owner = await stage.newStaff('owner');
});

const comment = 'asked the gateway';
const statuses = (answers: { status: string }[]) => answers.map(({ status }) => status).sort();
const actsOf = async (id: string) =>
  (await pool.query('select act, approval_id from cashier.approved_act where subject = $1', [id])).rows;
const byHandMinor = () => stage.platform.wallet.houseBalance('bank:by-hand');

test('a pay-out whose answer is not known is settled as paid by two people, with the proof, and once', async () => {
  const { id, playerId } = await stage.newUnknownPayout();
  expect((await stage.itemOf(payments, id))?.actions).toEqual(['retry', 'claim']);
  expect(await stage.itemOf(finance, id)).toMatchObject({
    ...{ kind: 'answer not known', actions: ['settle', 'retry', 'claim'] },
  });
  const settle = (desk: Clerk, outcome: 'paid' | 'failed' = 'paid') =>
    desk.call('POST Payments/Settle', { body: { id, outcome, reference: 'FH-77', comment } });
  expect((await settle(payments)).http).toBe(403);
  const asked = await settle(finance);
  expect(asked.data).toMatchObject({ state: 'waits' });
  // The second person says that it failed: that is not what was asked for.
  expect((await settle(owner, 'failed')).status).toBe('RECORD_HAS_MOVED_ON');
  expect(await stage.balanceOf(playerId)).toEqual([940_000_00n, 60_000_00n]);
  expect(statuses(await Promise.all([settle(owner), settle(owner)]))).toEqual(['RECORD_HAS_MOVED_ON', 'SUCCESS']);
  expect(await stage.stateOf(id)).toBe('paid');
  expect(await stage.balanceOf(playerId)).toEqual([940_000_00n, 0n]);
  expect(await actsOf(id)).toEqual([{ act: 'settle as paid', approval_id: asked.data.approvalId }]);
  const { rows } = await pool.query(
    `select by, note from cashier.payment_event where payment_id = $1 and state = 'paid'`,
    [id],
  );
  expect(rows).toEqual([
    { by: `operator:${finance.userName} and ${owner.userName}`, note: 'FH-77: asked the gateway' },
  ]);
});

test('a pay-out that is settled as failed gives the money back once', async () => {
  const { id, playerId } = await stage.newUnknownPayout();
  const settle = (desk: Clerk) =>
    desk.call('POST Payments/Settle', { body: { id, outcome: 'failed', reference: 'FH-78', comment } });
  const asked = await settle(finance);
  const decide = () =>
    owner.call('POST Approvals/Decide', { body: { id: asked.data.approvalId as string, approve: true, comment } });
  expect(statuses(await Promise.all([decide(), decide()]))).toEqual(['RECORD_HAS_MOVED_ON', 'SUCCESS']);
  expect(await stage.balanceOf(playerId)).toEqual([1_000_000_00n, 0n]);
  expect(await stage.stateOf(id)).toBe('failed');
});

test('a withdrawal is paid by hand by two people under a reference of its own, into an account of its own', async () => {
  const before = await byHandMinor();
  const { id, playerId } = await stage.newWithdrawal(51_000);
  expect((await stage.itemOf(finance, id))?.actions).toEqual(['approve', 'reject', 'payByHand', 'claim']);
  const pay = (desk: Clerk, of = id, reference = 'GTB-1') =>
    desk.call('POST Payments/PayByHand', { body: { id: of, reference, comment } });
  expect((await pay(finance)).data).toMatchObject({ state: 'waits' });
  expect((await pay(finance)).status).toBe('OWN_REQUEST');
  expect(statuses(await Promise.all([pay(owner), pay(owner)]))).toEqual(['RECORD_HAS_MOVED_ON', 'SUCCESS']);
  expect(await stage.stateOf(id)).toBe('paid');
  expect(await stage.balanceOf(playerId)).toEqual([949_000_00n, 0n]);
  expect((await byHandMinor()) - before).toBe(51_000_00n);
  expect(stage.far.callsTo('/v1/walletcashin/process').filter(({ body }) => body.transid === id)).toEqual([]);
  // One payment of the operator's own stands for one withdrawal.
  const other = await stage.newWithdrawal(52_000);
  await pay(finance, other.id);
  expect((await pay(owner, other.id)).status).toBe('RECORD_HAS_MOVED_ON');
  expect(await stage.stateOf(other.id)).toBe('requested');
  expect((await byHandMinor()) - before).toBe(51_000_00n);
});

test('while a request waits to be paid by hand, the withdrawal is neither approved nor rejected', async () => {
  const { id, playerId } = await stage.newWithdrawal();
  const body = { id, comment };
  const asked = await finance.call('POST Payments/PayByHand', { body: { ...body, reference: 'GTB-2' } });
  expect((await stage.itemOf(owner, id))?.actions).toEqual(['payByHand', 'claim']);
  await stage.platform.cashier.retryPayment({ id, by: 'ngozi', why: 'nothing takes it up meanwhile' });
  expect(await stage.itemOf(owner, id)).toMatchObject({ kind: 'withdrawal to approve' });
  const refused = await Promise.all([
    payments.call('POST Payments/ApproveWithdrawal', { body }),
    payments.call('POST Payments/RejectWithdrawal', { body }),
  ]);
  expect(statuses(refused)).toEqual(['RECORD_HAS_MOVED_ON', 'RECORD_HAS_MOVED_ON']);
  const no = { id: asked.data.approvalId as string, approve: false, comment: 'not on the statement' };
  expect((await owner.call('POST Approvals/Decide', { body: no })).status).toBe('SUCCESS');
  expect(await stage.balanceOf(playerId)).toEqual([940_000_00n, 60_000_00n]);
  expect((await payments.call('POST Payments/RejectWithdrawal', { body })).status).toBe('SUCCESS');
  expect(await stage.balanceOf(playerId)).toEqual([1_000_000_00n, 0n]);
});

test('a retry asks the gateway now, and what it answers counts', async () => {
  const { id } = await stage.newUnknownPayout();
  stage.far.fasthub.cashIns.set(id, { amount: 60_000, resultcode: '000' });
  expect(await stage.stateOf(id)).toBe('sent_unknown');
  const retry = () => payments.call('POST Payments/Retry', { body: { id, comment } });
  expect(statuses(await Promise.all([retry(), retry()]))).toContain('SUCCESS');
  await expect.poll(() => stage.stateOf(id)).toBe('paid');
  expect((await retry()).status).toBe('RECORD_HAS_MOVED_ON');
});

test('a pay-out that was paid after its failure is seen, or settled as returned and given back once', async () => {
  const { id, playerId } = await stage.newUnknownPayout();
  const settle = (desk: Clerk, outcome: 'failed' | 'returned') =>
    desk.call('POST Payments/Settle', { body: { id, outcome, reference: 'FH-79', comment } });
  await settle(finance, 'failed');
  await settle(owner, 'failed');
  const word = { paymentId: id, outcome: 'paid after failure', by: 'ngozi', why: 'on the statement' } as const;
  expect(await stage.platform.cashier.settleWithdrawal(word)).toBe(true);
  expect(await stage.balanceOf(playerId)).toEqual([940_000_00n, 0n]);
  expect((await stage.itemOf(finance, id))?.actions).toEqual(['settle', 'markSeen', 'claim']);
  await settle(finance, 'returned');
  expect(statuses(await Promise.all([settle(owner, 'returned'), settle(owner, 'returned')]))).toContain('SUCCESS');
  expect(await stage.stateOf(id)).toBe('returned');
  expect(await stage.balanceOf(playerId)).toEqual([1_000_000_00n, 0n]);
});

test('a chargeback is taken off the list by the one who saw it, and a claim is ended once', async () => {
  const { id } = await stage.newReview();
  await payments.call('POST Payments/Credit', { body: { id, comment } });
  await pool.query(
    `update cashier.payment set state = 'charged_back', charged_back_kobo = 45000, note = 'x', state_at = app_now() where id = $1`,
    [id],
  );
  expect((await stage.itemOf(payments, id))?.actions).toEqual(['markSeen', 'claim']);
  const see = () => payments.call('POST Payments/MarkSeen', { body: { id, comment } });
  expect(statuses(await Promise.all([see(), see()]))).toEqual(['RECORD_HAS_MOVED_ON', 'SUCCESS']);
  const { browser } = await stage.newPlayer(1_00n);
  const paidAt = new Date(stage.platform.clock.now().getTime() - 3_600_000).toISOString().slice(0, 19);
  const claimed = await browser.call('POST Banking/ClaimDeposit', {
    body: { viewName: 'KudipalBankTransfer', amount: 700, paidAt, words: 'nothing', lang: 'en' },
  });
  expect(claimed.status).toBe('SUCCESS');
  const find = async () =>
    (await payments.call('GET Payments/Worklist')).data.find(({ kind }) => kind === 'deposit claimed');
  await expect.poll(find).toMatchObject({ actions: ['endClaim', 'claim'] });
  const claimId = (await find())?.id as string;
  const end = () => payments.call('POST Payments/EndClaim', { body: { id: claimId, outcome: 'rejected', comment } });
  expect(statuses(await Promise.all([end(), end()]))).toEqual(['RECORD_HAS_MOVED_ON', 'SUCCESS']);
  expect(await find()).toBeUndefined();
});

test('a difference to a gateway’s list is explained by one person up to the limit, by two above it', async () => {
  const insert = async (kobo: number) =>
    (
      await pool.query(
        `insert into cashier.finding (id, gateway, kind, item, kobo, since)
         values (gen_random_uuid(), 'kudipal', 'differs', 'deposit ' || gen_random_uuid(), $1, app_now()) returning id`,
        [kobo],
      )
    ).rows[0].id as string;
  const [small, large] = [await insert(-10_000), await insert(-6_000_000)];
  const explain = (desk: Clerk, id: string) => desk.call('POST Payments/Explain', { body: { id, comment } });
  expect((await explain(payments, small)).http).toBe(403);
  expect((await explain(finance, small)).data).toMatchObject({ state: 'done' });
  const asked = await explain(finance, large);
  expect(asked.data).toMatchObject({ state: 'waits' });
  expect(await stage.itemOf(finance, large)).toMatchObject({ approvalId: asked.data.approvalId });
  expect((await explain(owner, large)).data).toMatchObject({ state: 'done' });
  expect(await actsOf(large)).toEqual([{ act: 'explain a difference', approval_id: asked.data.approvalId }]);
  expect(await stage.itemOf(finance, large)).toBeUndefined();
});

test('a deposit whose gateway does not answer is ended, and money that comes after all is not lost', async () => {
  const { playerId, browser } = await stage.newPlayer(1_00n);
  stage.far.fault('/verify_by_reference', 'fails', 1_000);
  const opened = await browser.call('POST Banking/RegisterKudipalBankTrasnferDeposit', { body: { amount: 700 } });
  const reference = opened.data.id;
  await pool.query(`update cashier.payment set expires_at = app_now() - interval '2 hours' where reference = $1`, [
    reference,
  ]);
  const { id } = (await pool.query('select id from cashier.payment where reference = $1', [reference])).rows[0];
  expect((await stage.itemOf(payments, id))?.actions).toEqual(['retry', 'endDeposit', 'claim']);
  const end = () => payments.call('POST Payments/EndDeposit', { body: { id, comment } });
  expect(statuses(await Promise.all([end(), end()]))).toEqual(['RECORD_HAS_MOVED_ON', 'SUCCESS']);
  expect(await stage.stateOf(id)).toBe('expired');
  stage.far.heal();
  stage.far.kudipal.receive(reference, 70_000n);
  await pool.query('update cashier.payment set next_check_at = app_now() where id = $1', [id]);
  await expect.poll(() => stage.stateOf(id)).toBe('review');
  expect(await stage.balanceOf(playerId)).toEqual([1_00n, 0n]);
});

test('a reserve that a sportsbook left is given back to the player once', async () => {
  const { playerId } = await stage.newPlayer(1_000_00n);
  const txId = crypto.randomUUID();
  await stage.platform.wallet.hold({
    ...{ playerId, key: keyOf({ source: 'supplier:bti', class: 'reserve', id: txId }), amountMinor: 400_00n },
    ...{ about: 'reserve', memo: memoOf({ game: 'sports', round: '', txId }) },
    played: { product: 'sports', supplier: 'bti', game: 'sports' },
  });
  await stage.passMinutes(61);
  const later = await stage.newStaff('finance');
  const find = async () =>
    (await later.call('GET Payments/Worklist')).data.find((item) => item.playerId === String(playerId));
  const item = await find();
  expect(item).toMatchObject({ kind: 'reserve left open', amount: 400, actions: ['releaseReserve', 'claim'] });
  const release = () => later.call('POST Payments/ReleaseReserve', { body: { id: item?.id as string, comment } });
  expect(statuses(await Promise.all([release(), release()]))).toContain('SUCCESS');
  expect(await stage.balanceOf(playerId)).toEqual([1_000_00n, 0n]);
  expect((await release()).status).toBe('RECORD_HAS_MOVED_ON');
  expect(await find()).toBeUndefined();
});
