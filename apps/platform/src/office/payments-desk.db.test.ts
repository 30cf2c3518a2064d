import { beforeAll, expect, test } from 'vitest';
import { countUnchained, verifyChain } from '../modules/audit/index.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { openOfficeStage } from './testing/office-stage.ts';

const db = useTestDatabase();
const { pool } = db.database;
let stage: Awaited<ReturnType<typeof openOfficeStage>>;
let payments: Awaited<ReturnType<(typeof stage)['newStaff']>>;
let payments2: typeof payments;
beforeAll(async () => {
  stage = await openOfficeStage(db);
  payments = await stage.newStaff('payments');
  payments2 = await stage.newStaff('payments');
});

const word = (id: string) => ({ body: { id, comment: 'known player' } });
const itemOf = async (desk: typeof payments, id: string) =>
  (await desk.call('GET Payments/Worklist')).data.find((item) => item.id === id);
const auditOf = async (id: string) =>
  (await pool.query('select actor, action, outcome from audit.entry where subject = $1 order by id', [`payment ${id}`]))
    .rows;

test('a withdrawal above the limit takes two people: asked by one, approved by the other, paid once', async () => {
  const { id, userName } = await stage.newWithdrawal();
  expect(await itemOf(payments, id)).toMatchObject({
    userName,
    amount: 60_000,
    actions: ['approve', 'reject', 'claim'],
    approvalId: null,
  });
  const asked = await payments.call('POST Payments/ApproveWithdrawal', word(id));
  expect(asked.data).toMatchObject({ state: 'waits' });
  expect(await stage.stateOf(id)).toBe('requested');
  expect(await itemOf(payments, id)).toMatchObject({ actions: ['reject', 'claim'] });
  const [waiting] = (await payments2.call('GET Approvals/Waiting')).data.filter(({ subject }) => subject === id);
  expect(waiting).toMatchObject({ kind: 'withdrawal', maker: payments.userName, amount: 60_000, actions: ['decide'] });
  const decided = await payments2.call('POST Approvals/Decide', {
    body: { id: waiting?.id as string, approve: true, comment: 'yes' },
  });
  expect(decided.data).toEqual({ state: 'approved' });
  await expect.poll(() => stage.stateOf(id)).toBe('paid');
  expect(await auditOf(id)).toEqual([
    { actor: payments.userName, action: 'ask for a second approval', outcome: 'done' },
    { actor: payments2.userName, action: 'approve a request: withdrawal', outcome: 'done' },
  ]);
  const { rows } = await pool.query('select approval_id from cashier.withdrawal_approval where payment_id = $1', [id]);
  expect(rows).toEqual([{ approval_id: waiting?.id }]);
});

test('the maker cannot approve the own request by any call, and the attempt is audited', async () => {
  const { id } = await stage.newWithdrawal();
  const { data } = await payments.call('POST Payments/ApproveWithdrawal', word(id));
  const again = await payments.call('POST Payments/ApproveWithdrawal', word(id));
  const decided = await payments.call('POST Approvals/Decide', {
    body: { id: data.approvalId as string, approve: true, comment: 'me again' },
  });
  expect([again.status, decided.status]).toEqual(['OWN_REQUEST', 'OWN_REQUEST']);
  expect(await stage.stateOf(id)).toBe('requested');
  expect((await auditOf(id)).filter(({ outcome }) => outcome === 'refused')).toHaveLength(2);
  await expect(
    pool.query(
      `update approvals.request set approver = maker, approved = true, decided_at = now(), decision_comment = 'x' where id = $1`,
      [data.approvalId],
    ),
  ).rejects.toThrow('request_check');
});

test('a request is read by those who could decide on it, its maker and readers of the audit, and by no other desk', async () => {
  const { id } = await stage.newWithdrawal();
  await payments.call('POST Payments/ApproveWithdrawal', word(id));
  const desks = { payments, payments2, auditor: await stage.newStaff('auditor') };
  const others = { trading: await stage.newStaff('trading'), content: await stage.newStaff('content') };
  const reads = async (desk: typeof payments) =>
    (await desk.call('GET Approvals/Waiting')).data.some(({ subject }) => subject === id);
  for (const desk of Object.values(desks)) expect(await reads(desk)).toBe(true);
  for (const desk of Object.values(others)) expect(await reads(desk)).toBe(false);
});

test('two approvers at once have one effect, and a decision is not made twice', async () => {
  const { id } = await stage.newWithdrawal();
  const { data } = await payments.call('POST Payments/ApproveWithdrawal', word(id));
  const third = await stage.newStaff('finance');
  const decide = (desk: typeof payments) =>
    desk.call('POST Approvals/Decide', { body: { id: data.approvalId as string, approve: true, comment: 'yes' } });
  const answers = await Promise.all([decide(payments2), decide(third), decide(payments2), decide(third)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(3).fill('RECORD_HAS_MOVED_ON'), 'SUCCESS']);
  await expect.poll(() => stage.stateOf(id)).toBe('paid');
  const { rows } = await pool.query(
    `select count(*)::int as count from cashier.payment_event where payment_id = $1 and state = 'approved'`,
    [id],
  );
  expect(rows).toEqual([{ count: 1 }]);
  await expect(
    pool.query(`update approvals.request set approved = false where id = $1`, [data.approvalId]),
  ).rejects.toThrow('is decided');
});

test('a refusal by the second person leaves the withdrawal to be decided anew', async () => {
  const { id } = await stage.newWithdrawal();
  const { data } = await payments.call('POST Payments/ApproveWithdrawal', word(id));
  await payments2.call('POST Approvals/Decide', {
    body: { id: data.approvalId as string, approve: false, comment: 'no' },
  });
  expect(await stage.stateOf(id)).toBe('requested');
  expect(await itemOf(payments, id)).toMatchObject({ actions: ['approve', 'reject', 'claim'], approvalId: null });
});

test('a withdrawal that the player called back is approved by neither call', async () => {
  const { id, browser } = await stage.newWithdrawal();
  const { data } = await payments.call('POST Payments/ApproveWithdrawal', word(id));
  expect((await browser.call('POST Banking/RejectWithadrawByUser')).status).toBe('SUCCESS');
  const decided = await payments2.call('POST Approvals/Decide', {
    body: { id: data.approvalId as string, approve: true, comment: 'yes' },
  });
  const approved = await payments2.call('POST Payments/ApproveWithdrawal', word(id));
  expect([decided.status, approved.status]).toEqual(['RECORD_HAS_MOVED_ON', 'RECORD_HAS_MOVED_ON']);
  await expect.poll(() => stage.stateOf(id)).toBe('canceled');
  const { rows } = await pool.query('select approved from approvals.request where id = $1', [data.approvalId]);
  expect(rows).toEqual([{ approved: null }]);
});

test('a request leaves the list with its record: called back, rejected, or decided otherwise', async () => {
  const one = await stage.newWithdrawal();
  const other = await stage.newWithdrawal();
  const ask = async (id: string) => (await payments.call('POST Payments/ApproveWithdrawal', word(id))).data.approvalId;
  const [first, second] = [await ask(one.id), await ask(other.id)];
  const listed = async () => {
    const ids = (await payments2.call('GET Approvals/Waiting')).data.map(({ id }) => id);
    return [first, second].map((id) => ids.includes(id as string));
  };
  expect(await listed()).toEqual([true, true]);
  await one.browser.call('POST Banking/RejectWithadrawByUser');
  expect(await listed()).toEqual([false, true]);
  await payments2.call('POST Payments/RejectWithdrawal', word(other.id));
  expect(await listed()).toEqual([false, false]);
  const decide = (approve: boolean) =>
    payments2.call('POST Approvals/Decide', { body: { id: first as string, approve, comment: 'late' } });
  expect([(await decide(true)).status, (await decide(false)).status]).toEqual(Array(2).fill('RECORD_HAS_MOVED_ON'));
  const { rows } = await pool.query(
    'select approver, approved, decision_comment from approvals.request where id = any($1)',
    [[first, second]],
  );
  expect(rows).toEqual(Array(2).fill({ approver: null, approved: null, decision_comment: 'the record moved on' }));
  await expect(
    pool.query('insert into cashier.withdrawal_approval (payment_id, approval_id) values ($1, $2)', [one.id, first]),
  ).rejects.toThrow('foreign key');
});

test('a rejected withdrawal gives the money back once, and the player reads the reason', async () => {
  const { id, browser } = await stage.newWithdrawal();
  const reject = (desk: typeof payments) =>
    desk.call('POST Payments/RejectWithdrawal', {
      body: { id, comment: 'name differs', playerComment: 'Please use an account in <b>your</b> own name' },
    });
  const answers = await Promise.all([reject(payments), reject(payments2)]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['RECORD_HAS_MOVED_ON', 'SUCCESS']);
  await expect.poll(async () => (await browser.call('GET User/GetBalance')).data.totalBalance).toBe(1_000_000);
  const letters = async () =>
    (await browser.call('GET Messages/GetUnreadMessages')).data.filter(({ messageText }) =>
      messageText.includes('Our reason: Please use an account in <b>your</b> own name'),
    );
  await expect.poll(letters).toMatchObject([{ messageHeader: 'Your withdrawal was not approved' }]);
  const receipt = await browser.call('GET Banking/GetReceipt', { query: { id } });
  expect(receipt.data).toMatchObject({
    ...{ status: 3, message: 'WITHDRAWAL_REJECTED', comment: 'Please use an account in <b>your</b> own name' },
  });
});

test('the audit lists what was done, the newest first, and shows reads of personal data', async () => {
  const auditor = await stage.newStaff('auditor');
  const { id } = await stage.newWithdrawal();
  await payments.call('POST Payments/RejectWithdrawal', { body: { id, comment: 'not now' } });
  const listed = await auditor.call('GET Audit/List', { query: { subject: `payment ${id}` } });
  expect(listed.data).toMatchObject([{ actor: payments.userName, action: 'reject a withdrawal', reason: 'not now' }]);
  await auditor.call('GET Players/Search', { query: { text: '8031' } });
  const own = await auditor.call('GET Audit/List', { query: { actor: auditor.userName } });
  expect(own.data[0]).toMatchObject({ action: 'GET Players/Search', outcome: 'read', after: { text: '8031' } });
});

test('the running platform gives every entry of the audit its place in the chain', async () => {
  await expect.poll(() => countUnchained(pool, { olderThanSeconds: 0 })).toBe(0);
  const { links, problems } = await verifyChain(pool);
  expect(problems).toEqual([]);
  expect(links).toBeGreaterThan(10);
});

test('players are found by the beginning of their number, however it is written, and by their id', async () => {
  const { playerId, userName } = await stage.newPlayer(1n);
  const support = await stage.newStaff('support');
  const search = async (text: string) =>
    (await support.call('GET Players/Search', { query: { text } })).data.map((found) => found.userName);
  const national = userName.slice(3);
  for (const text of [userName, `+${userName}`, `0${national}`, national, `#${playerId}`, national.slice(0, 8)])
    expect(await search(text), text).toContain(userName);
  expect(await search(`${national}9`)).toEqual([]);
  expect(await search('no number')).toEqual([]);
});
