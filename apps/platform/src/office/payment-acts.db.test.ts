import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../testing/test-database.ts';
import { type Clerk, openPaymentStage } from './testing/payment-stage.ts';

const db = useTestDatabase();
const { pool } = db.database;
let stage: Awaited<ReturnType<typeof openPaymentStage>>;
let payments: Clerk;
let payments2: Clerk;
let finance: Clerk;
let owner: Clerk;
beforeAll(async () => {
  stage = await openPaymentStage(db);
  payments = await stage.newStaff('payments');
  payments2 = await stage.newStaff('payments');
  finance = await stage.newStaff('finance');
  owner = await stage.newStaff('owner');
});

const comment = 'asked the gateway';
const statuses = (answers: { status: string }[]) => answers.map(({ status }) => status).sort();
const actsOf = async (id: string) =>
  (await pool.query('select act, approval_id from cashier.approved_act where subject = $1', [id])).rows;

test('money without a payment is allocated to a player once, by one person up to the limit', async () => {
  const id = await stage.newStray();
  const { userName, playerId } = await stage.newPlayer(1_00n);
  expect(await stage.itemOf(payments, id)).toMatchObject({
    ...{ kind: 'money not allocated', amount: 450, actions: ['giveBack', 'allocate', 'claim'] },
  });
  const allocate = (desk: Clerk, more: { userName?: string; amount?: number } = {}) =>
    desk.call('POST Payments/Allocate', { body: { id, userName, comment, ...more } });
  expect((await allocate(payments, { userName: '2340000001' })).data).toEqual({ message: 'NO_SUCH_PLAYER' });
  expect((await allocate(payments, { amount: 451 })).data).toEqual({ message: 'AMOUNT_DIFFERS' });
  const answers = await Promise.all([allocate(payments), allocate(payments2), allocate(payments)]);
  expect(statuses(answers)).toEqual(['RECORD_HAS_MOVED_ON', 'RECORD_HAS_MOVED_ON', 'SUCCESS']);
  expect(await stage.balanceOf(playerId)).toEqual([45_100n, 0n]);
  expect((await stage.auditOf(id)).map(({ action, outcome }) => [action, outcome])).toEqual([
    ['allocate money', 'done'],
  ]);
});

test('money above the limit is allocated by two people who say the same, and points at the approval', async () => {
  const id = await stage.newStray(60_000_00n);
  const { userName, playerId } = await stage.newPlayer(1_00n);
  const other = await stage.newPlayer(1_00n);
  const allocate = (desk: Clerk, to = userName) =>
    desk.call('POST Payments/Allocate', { body: { id, userName: to, comment } });
  const asked = await allocate(payments);
  expect(asked.data).toMatchObject({ state: 'waits' });
  expect((await stage.itemOf(payments, id))?.actions).toEqual(['claim']);
  expect((await stage.itemOf(payments2, id))?.actions).toEqual(['allocate', 'claim']);
  expect((await payments2.call('POST Payments/GiveBack', { body: { id, comment } })).status).toBe(
    'RECORD_HAS_MOVED_ON',
  );
  expect((await allocate(payments)).status).toBe('OWN_REQUEST');
  // What was asked for is another player's: it is not what the second person says.
  expect((await allocate(payments2, other.userName)).status).toBe('RECORD_HAS_MOVED_ON');
  expect(await stage.balanceOf(playerId)).toEqual([1_00n, 0n]);
  const answers = await Promise.all([allocate(payments2), allocate(finance), allocate(owner)]);
  expect(statuses(answers)).toEqual(['RECORD_HAS_MOVED_ON', 'RECORD_HAS_MOVED_ON', 'SUCCESS']);
  expect(await stage.balanceOf(playerId)).toEqual([60_001_00n, 0n]);
  expect(await stage.balanceOf(other.playerId)).toEqual([1_00n, 0n]);
  expect(await actsOf(id)).toEqual([{ act: 'allocate money', approval_id: asked.data.approvalId }]);
});

test('money that the gateway told of and does not confirm takes two people, whatever its amount', async () => {
  stage.far.selcom.answerQueries({ resultcode: '111' });
  const id = `selcom:${await stage.payBill('2340000000', { amountMinor: 500n })}`;
  const { userName, playerId } = await stage.newPlayer(1_00n);
  const providerId = id.slice('selcom:'.length);
  await expect
    .poll(
      async () => (await pool.query('select 1 from cashier.received where provider_id = $1', [providerId])).rowCount,
    )
    .toBe(1);
  await pool.query(`update cashier.received set reported_at = app_now() - interval '2 hours' where provider_id = $1`, [
    providerId,
  ]);
  expect(await stage.itemOf(payments, id)).toMatchObject({
    ...{ kind: 'answer not known', actions: ['retry', 'giveBack', 'allocate', 'claim'] },
  });
  const allocate = (desk: Clerk, amount?: number) =>
    desk.call('POST Payments/Allocate', { body: { id, userName, comment, ...(amount && { amount }) } });
  expect((await allocate(payments, 5)).data).toMatchObject({ state: 'waits' });
  expect((await allocate(payments2, 5)).data).toMatchObject({ state: 'done' });
  expect(await stage.balanceOf(playerId)).toEqual([600n, 0n]);
  stage.far.selcom.answerQueries(undefined);
});

test('money without a payment goes back to its payer once', async () => {
  const id = await stage.newStray();
  const giveBack = (desk: Clerk) => desk.call('POST Payments/GiveBack', { body: { id, comment } });
  const answers = await Promise.all([giveBack(payments), giveBack(payments2)]);
  expect(statuses(answers)).toEqual(['RECORD_HAS_MOVED_ON', 'SUCCESS']);
  expect(await stage.itemOf(payments, id)).toBeUndefined();
});

test('a deposit in review is credited or given back once, also by two who say different things at once', async () => {
  const { id, playerId } = await stage.newReview();
  expect(await stage.itemOf(payments, id)).toMatchObject({
    ...{ kind: 'deposit in review', actions: ['credit', 'giveBack', 'claim'] },
  });
  const answers = await Promise.all([
    payments.call('POST Payments/Credit', { body: { id, comment } }),
    payments2.call('POST Payments/GiveBack', { body: { id, comment } }),
    payments2.call('POST Payments/Credit', { body: { id, comment } }),
  ]);
  expect(statuses(answers)).toEqual(['RECORD_HAS_MOVED_ON', 'RECORD_HAS_MOVED_ON', 'SUCCESS']);
  const isGivenBack = answers[1]?.status === 'SUCCESS';
  expect(await stage.balanceOf(playerId)).toEqual([isGivenBack ? 100n : 45_100n, 0n]);
  expect(await stage.stateOf(id)).toBe(isGivenBack ? 'failed' : 'succeeded');
  expect((await stage.auditOf(id)).filter(({ outcome }) => outcome === 'done')).toHaveLength(1);
});

test('a deposit in review above the limit is credited by the second yes alone', async () => {
  const { id, playerId } = await stage.newReview(60_000_00n);
  const { data } = await payments.call('POST Payments/Credit', { body: { id, comment } });
  expect(data).toMatchObject({ state: 'waits' });
  const [waiting] = (await payments2.call('GET Approvals/Waiting')).data.filter(({ subject }) => subject === id);
  expect(waiting).toMatchObject({ kind: 'credit a deposit', amount: 60_000, actions: ['decide'] });
  expect(await stage.balanceOf(playerId)).toEqual([1_00n, 0n]);
  const decide = () =>
    payments2.call('POST Approvals/Decide', {
      body: { id: data.approvalId as string, approve: true, comment: 'yes' },
    });
  expect(statuses(await Promise.all([decide(), decide()]))).toEqual(['RECORD_HAS_MOVED_ON', 'SUCCESS']);
  expect(await stage.balanceOf(playerId)).toEqual([60_001_00n, 0n]);
  expect(await actsOf(id)).toEqual([{ act: 'credit a deposit', approval_id: data.approvalId }]);
});
