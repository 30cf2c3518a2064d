import { beforeAll, expect, test } from 'vitest';
import { findings } from '../../modules/wallet/index.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { openOfficeStage } from '../testing/office-stage.ts';

const db = useTestDatabase();
const { pool } = db.database;
let stage: Awaited<ReturnType<typeof openOfficeStage>>;
let finance: Awaited<ReturnType<(typeof stage)['newStaff']>>;
let owner: typeof finance;
beforeAll(async () => {
  stage = await openOfficeStage(db);
  finance = await stage.newStaff('finance');
  owner = await stage.newStaff('owner');
});

let keysGiven = 0;
function bodyOf(
  playerId: bigint,
  changed: Partial<{ amount: number; direction: 'credit' | 'debit'; key: string }> = {},
) {
  keysGiven += 1;
  const body = { amount: 150.5, direction: 'credit' as const, key: `key ${keysGiven}`, ...changed };
  return { body: { playerId: String(playerId), reason: 'a lost transfer', ...body } };
}
const decide = (desk: typeof finance, id: string, approve = true) =>
  desk.call('POST Approvals/Decide', { body: { id, approve, comment: 'seen' } });
const balanceOf = async (playerId: bigint) => (await stage.platform.wallet.balance(playerId)).availableMinor;
const entriesOf = async (playerId: bigint) =>
  (
    await pool.query(
      `select j.key, j.kind, j.status, j.amount, h.code from wallet.entry j left join wallet.house_account h on h.id = j.house_id
       where j.player_id = $1 and j.about = 'adjustment' order by j.version`,
      [playerId],
    )
  ).rows;
const waitingOf = async (playerId: bigint) =>
  (await owner.call('GET Approvals/Waiting')).data.filter((one) => one.playerId === String(playerId));

test('a credit waits for a second person, moves once under the id of the request, and stands in the player’s history', async () => {
  const { playerId, userName, browser } = await stage.newPlayer(100_00n);
  const asked = await finance.call('POST Players/Adjust', bodyOf(playerId));
  expect(asked.data).toMatchObject({ state: 'waits' });
  const id = asked.data.approvalId;
  expect(await balanceOf(playerId)).toBe(100_00n);
  expect(await waitingOf(playerId)).toMatchObject([
    { id, kind: 'adjustment', amount: 150.5, maker: finance.userName, userName, actions: ['decide'] },
  ]);
  expect((await waitingOf(playerId))[0]?.asked).toEqual({ direction: 'credit' });
  expect((await decide(owner, id)).data).toEqual({ state: 'approved' });
  expect(await balanceOf(playerId)).toBe(250_50n);
  expect(await entriesOf(playerId)).toEqual([
    { key: id, kind: 'credit', status: 'ok', amount: 150_50n, code: 'house:adjustments' },
  ]);
  const today = { startDate: '2020-01-01', toDate: '2099-01-01', type: '-1', status: '-1', page: '1' } as const;
  const { data } = await browser.call('POST User/TransactionHistory', { query: today });
  expect(data.resp).toMatchObject([{ type: 3, amount: 150.5, currentbalance: 250.5, status: 0, id }]);
  const { rows } = await pool.query('select actor, action, outcome from audit.entry where subject = $1 order by id', [
    `player ${playerId}`,
  ]);
  expect(rows).toEqual([
    { actor: finance.userName, action: 'ask for an adjustment', outcome: 'done' },
    { actor: owner.userName, action: 'approve a request: adjustment', outcome: 'done' },
  ]);
  expect(await findings(pool)).toEqual([]);
});

test('the same key is one request, also when it is sent twice at once, and with another amount it is refused', async () => {
  const { playerId } = await stage.newPlayer(100_00n);
  const ask = bodyOf(playerId);
  const answers = await Promise.all([1, 2, 3].map(() => finance.call('POST Players/Adjust', ask)));
  expect(new Set(answers.map(({ data }) => data.approvalId)).size).toBe(1);
  expect(await waitingOf(playerId)).toHaveLength(1);
  const other = { body: { ...ask.body, amount: 151 } };
  expect((await finance.call('POST Players/Adjust', other)).status).toBe('PAYMENT_KEY_IN_USE');
  await decide(owner, answers[0]?.data.approvalId as string);
  expect((await finance.call('POST Players/Adjust', ask)).data).toMatchObject({ state: 'done' });
  expect((await finance.call('POST Players/Adjust', other)).status).toBe('PAYMENT_KEY_IN_USE');
  expect(await waitingOf(playerId)).toEqual([]);
  expect(await balanceOf(playerId)).toBe(250_50n);
});

test('one key for two amounts at once makes one request', async () => {
  const { playerId } = await stage.newPlayer(100_00n);
  const key = `twice ${playerId}`;
  const answers = await Promise.all(
    [1, 2].map((amount) => finance.call('POST Players/Adjust', bodyOf(playerId, { amount, key }))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual(['PAYMENT_KEY_IN_USE', 'SUCCESS']);
  expect(await waitingOf(playerId)).toHaveLength(1);
});

test('two approvers at once have one effect, and the maker is refused', async () => {
  const { playerId } = await stage.newPlayer(100_00n);
  const { data } = await finance.call('POST Players/Adjust', bodyOf(playerId));
  expect((await decide(finance, data.approvalId)).status).toBe('OWN_REQUEST');
  const third = await stage.newStaff('finance');
  const answers = await Promise.all([owner, third, owner, third].map((desk) => decide(desk, data.approvalId)));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(3).fill('RECORD_HAS_MOVED_ON'), 'SUCCESS']);
  expect(await balanceOf(playerId)).toBe(250_50n);
  expect(await entriesOf(playerId)).toHaveLength(1);
});

test('payments may ask and may not decide, and support may do neither', async () => {
  const { playerId } = await stage.newPlayer(100_00n);
  const [payments, payments2, support] = [
    await stage.newStaff('payments'),
    await stage.newStaff('payments'),
    await stage.newStaff('support'),
  ];
  const { data } = await payments.call('POST Players/Adjust', bodyOf(playerId));
  expect((await decide(payments2, data.approvalId)).http).toBe(403);
  expect((await support.call('POST Players/Adjust', bodyOf(playerId))).http).toBe(403);
  expect((await decide(finance, data.approvalId, false)).data).toEqual({ state: 'refused' });
  expect(await balanceOf(playerId)).toBe(100_00n);
  await expect(
    pool.query(
      `insert into adjustments.adjustment (id, player_id, amount_minor, direction)
       select approval_id, player_id, amount_minor, direction from adjustments.request where approval_id = $1`,
      [data.approvalId],
    ),
  ).rejects.toThrow('adjustment_id_approved_fkey');
});

test('a debit takes at most what the account holds, asked for or approved, and otherwise nothing moves', async () => {
  const { playerId } = await stage.newPlayer(100_00n);
  const debit = (amount: number) =>
    finance.call('POST Players/Adjust', bodyOf(playerId, { amount, direction: 'debit' }));
  expect((await debit(100.01)).status).toBe('INSUFFICIENT_AMOUNT');
  const [first, second] = [await debit(60), await debit(60)];
  expect((await decide(owner, first.data.approvalId)).data).toEqual({ state: 'approved' });
  expect((await decide(owner, second.data.approvalId)).status).toBe('INSUFFICIENT_AMOUNT');
  expect(await balanceOf(playerId)).toBe(40_00n);
  // It still waits: the second person may refuse it, or approve it when the money is there.
  expect(await waitingOf(playerId)).toHaveLength(1);
  expect((await decide(owner, second.data.approvalId, false)).data).toEqual({ state: 'refused' });
  expect(await findings(pool)).toEqual([]);
});

test('of two debits of the whole account that are approved at once, one takes it', async () => {
  const { playerId } = await stage.newPlayer(100_00n);
  const ask = () => finance.call('POST Players/Adjust', bodyOf(playerId, { amount: 100, direction: 'debit' }));
  const asked = [await ask(), await ask(), await ask()];
  const answers = await Promise.all(asked.map(({ data }) => decide(owner, data.approvalId)));
  expect(answers.filter(({ status }) => status === 'SUCCESS')).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 'INSUFFICIENT_AMOUNT')).toHaveLength(2);
  expect(await balanceOf(playerId)).toBe(0n);
  expect(await findings(pool)).toEqual([]);
});

test('an unknown player, and zero, negative and finer amounts are refused', async () => {
  expect((await finance.call('POST Players/Adjust', bodyOf(999_999_999n))).status).toBe('RECORD_DOES_NOT_EXIST');
  const { playerId } = await stage.newPlayer(1n);
  for (const amount of [0, -5, 1.001, 1e21])
    expect((await finance.call('POST Players/Adjust', bodyOf(playerId, { amount }))).http, `${amount}`).toBe(400);
  expect(await waitingOf(playerId)).toEqual([]);
});

test('what was approved while the wallet gave no answer is moved once, later', async () => {
  const { playerId } = await stage.newPlayer(100_00n);
  const { data } = await finance.call('POST Players/Adjust', bodyOf(playerId));
  // As a process leaves it that ends between the two commits.
  await pool.query(
    `update approvals.request set approver = $2, approved = true, decided_at = app_now(), decision_comment = 'yes' where id = $1`,
    [data.approvalId, owner.staffId],
  );
  await pool.query(
    `insert into adjustments.adjustment (id, player_id, amount_minor, direction)
     select approval_id, player_id, amount_minor, direction from adjustments.request where approval_id = $1`,
    [data.approvalId],
  );
  await expect.poll(() => balanceOf(playerId), { timeout: 15_000 }).toBe(250_50n);
  expect(await entriesOf(playerId)).toHaveLength(1);
});
