import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../testing/test-database.ts';
import { type Clerk, openPaymentStage } from './testing/payment-stage.ts';

const db = useTestDatabase();
const { pool } = db.database;
let stage: Awaited<ReturnType<typeof openPaymentStage>>;
let clerk: Clerk;
let other: Clerk;
beforeAll(async () => {
  stage = await openPaymentStage(db);
  clerk = await stage.newStaff('payments');
  other = await stage.newStaff('finance');
});

const reason = 'a person approves it';
const approveAll = (desk: Clerk, ids: string[], why = reason) =>
  desk.call('POST Payments/ApproveWithdrawals', { body: { ids, reason: why, comment: 'known players' } });
const approvedCount = async (ids: string[]) =>
  (
    await pool.query(
      `select count(*)::int as count from cashier.payment_event where payment_id = any($1) and state = 'approved'`,
      [ids],
    )
  ).rows[0].count;

/** Above what one person approves. */
const newLarge = () => stage.newWithdrawal(60_000);

test('several of one rule are approved one by one, and each has an outcome of its own', async () => {
  const [one, two] = [await newLarge(), await newLarge()];
  const called = await newLarge();
  await called.browser.call('POST Banking/RejectWithadrawByUser');
  const claimed = await newLarge();
  await other.call('POST Payments/Claim', { body: { id: claimed.id } });
  const { data } = await approveAll(clerk, [one.id, called.id, claimed.id, two.id, one.id]);
  expect(data.map(({ id, state }) => [id, state])).toEqual([
    [one.id, 'waits'],
    [called.id, 'RECORD_HAS_MOVED_ON'],
    [claimed.id, 'RECORD_IS_CLAIMED'],
    [two.id, 'waits'],
  ]);
  expect((await approveAll(clerk, [one.id])).data).toMatchObject([{ state: 'OWN_REQUEST' }]);
  const second = await approveAll(other, [one.id, two.id]);
  expect(second.data.map(({ state }) => state)).toEqual(['approved', 'approved']);
  for (const { id } of [one, two]) await expect.poll(() => stage.stateOf(id)).toBe('paid');
  expect(await stage.auditOf(two.id)).toEqual([
    { actor: clerk.userName, action: 'ask for a second approval', outcome: 'done' },
    { actor: other.userName, action: 'approve a request: withdrawal', outcome: 'done' },
  ]);
});

test('one that waits for another reason is not of the rule', async () => {
  const { id } = await newLarge();
  expect((await approveAll(clerk, [id], 'the name differs')).data).toMatchObject([{ state: 'RECORD_HAS_MOVED_ON' }]);
  expect(await stage.stateOf(id)).toBe('requested');
});

test('two lists at once and the same list twice approve each withdrawal once', async () => {
  const ids = [(await newLarge()).id, (await newLarge()).id];
  await approveAll(clerk, ids);
  const third = await stage.newStaff('payments');
  const answers = await Promise.all([
    approveAll(other, ids),
    approveAll(third, ids.toReversed()),
    approveAll(other, ids),
  ]);
  const states = answers.flatMap(({ data }) => data.map(({ state }) => state)).sort();
  expect(states).toEqual([...Array(4).fill('RECORD_HAS_MOVED_ON'), 'approved', 'approved']);
  for (const id of ids) await expect.poll(() => stage.stateOf(id)).toBe('paid');
  expect(await approvedCount(ids)).toBe(2);
});

test('what one person approves goes out at once, beside what waits for a second one; two lists at once pay it once', async () => {
  const limits = { singleMax: 5_000, dayMax: 200_000, dayCountMax: 10, comment: 'a wave of fraud' };
  for (const desk of [other, await stage.newStaff('owner')])
    await desk.call('POST Payments/SetPayoutRules', { body: limits });
  const [small, large] = [await stage.newWithdrawal(9_000), await newLarge()];
  const items = (await clerk.call('GET Payments/Worklist')).data.filter(({ id }) => [small.id, large.id].includes(id));
  expect(items.map(({ takesTwo }) => takesTwo)).toEqual([false, true]);
  const third = await stage.newStaff('payments');
  const answers = await Promise.all([approveAll(clerk, [small.id, large.id]), approveAll(third, [small.id])]);
  const states = answers.map(({ data }) => data[0]?.state).sort();
  expect(states).toEqual(['RECORD_HAS_MOVED_ON', 'approved']);
  expect(answers[0].data[1]).toMatchObject({ id: large.id, state: 'waits' });
  await expect.poll(() => stage.stateOf(small.id)).toBe('paid');
  expect([await approvedCount([small.id]), await stage.stateOf(large.id)]).toEqual([1, 'requested']);
});

test('withdrawals that are off answer so to each way of approving, and the refusal is audited', async () => {
  const risk = await stage.newStaff('risk');
  const turn = (playerId: bigint, on: boolean) =>
    risk.call('POST Players/SetSwitch', {
      body: { playerId: String(playerId), switch: 'withdraw', on, reason: 'a question' },
    });
  const { id, playerId } = await newLarge();
  const approve = (desk: Clerk) => desk.call('POST Payments/ApproveWithdrawal', { body: { id, comment: 'known' } });
  const { approvalId } = (await approve(clerk)).data;
  await turn(playerId, false);
  expect((await approve(other)).status).toBe('WITHDRAWALS_ARE_OFF');
  expect((await approveAll(other, [id])).data).toMatchObject([{ state: 'WITHDRAWALS_ARE_OFF' }]);
  const decided = await other.call('POST Approvals/Decide', {
    body: { id: approvalId as string, approve: true, comment: 'yes' },
  });
  expect(decided.status).toBe('WITHDRAWALS_ARE_OFF');
  expect(await stage.stateOf(id)).toBe('requested');
  expect((await stage.auditOf(id)).filter(({ outcome }) => outcome === 'refused')).toHaveLength(3);
  await turn(playerId, true);
  expect((await approve(other)).data).toMatchObject({ state: 'approved' });
});

test('a list that is asked for again within a minute is one entry of the audit, another record is another entry', async () => {
  const reader = await stage.newStaff('support');
  const reads = async () =>
    (
      await pool.query(`select action, after from audit.entry where actor = $1 and outcome = 'read' order by id`, [
        reader.userName,
      ])
    ).rows;
  const [one, two] = [await newLarge(), await newLarge()];
  for (let turn = 0; turn < 3; turn += 1) await reader.call('GET Payments/Worklist');
  expect(await reads()).toHaveLength(1);
  for (const { id } of [one, two, one]) await reader.call('GET Payments/Get', { query: { id } });
  expect((await reads()).map(({ after }) => after?.id)).toEqual([undefined, one.id, two.id]);
  await stage.passMinutes(1);
  await reader.call('GET Payments/Worklist');
  expect(await reads()).toHaveLength(4);
});
