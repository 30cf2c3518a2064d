import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../testing/test-database.ts';
import { openOfficeStage } from './testing/office-stage.ts';

const db = useTestDatabase();
const { pool } = db.database;
let stage: Awaited<ReturnType<typeof openOfficeStage>>;
let one: Awaited<ReturnType<(typeof stage)['newStaff']>>;
let other: typeof one;
beforeAll(async () => {
  stage = await openOfficeStage(db);
  one = await stage.newStaff('payments');
  other = await stage.newStaff('payments');
});

const word = (id: string) => ({ body: { id, comment: 'known player' } });
const claim = (desk: typeof one, id: string) => desk.call('POST Payments/Claim', { body: { id } });
const itemOf = async (desk: typeof one, id: string) =>
  (await desk.call('GET Payments/Worklist')).data.find((item) => item.id === id);

test('of two claims at once one is made, and the worklist tells who holds the item until when', async () => {
  const { id } = await stage.newWithdrawal();
  const desks = [one, other];
  const answers = await Promise.all(desks.map((desk) => claim(desk, id)));
  expect(answers.map(({ status }) => status).sort()).toEqual(['RECORD_IS_CLAIMED', 'SUCCESS']);
  const holder = answers[0]?.status === 'SUCCESS' ? one : other;
  const free = holder === one ? other : one;
  const own = await itemOf(holder, id);
  expect(own).toMatchObject({
    claim: { userName: holder.userName, isOwn: true },
    actions: ['approve', 'reject', 'claim', 'release'],
  });
  const minutes = (Date.parse(own?.claim?.until ?? '') - stage.platform.clock.now().getTime()) / 60_000;
  expect(minutes).toBeGreaterThan(9);
  expect(minutes).toBeLessThanOrEqual(10);
  expect(await itemOf(free, id)).toMatchObject({ claim: { userName: holder.userName, isOwn: false }, actions: [] });
});

test("another person's acts on a claimed item are refused and audited, and its holder's are not", async () => {
  const { id } = await stage.newWithdrawal();
  await claim(one, id);
  const refused = await Promise.all([
    other.call('POST Payments/ApproveWithdrawal', word(id)),
    other.call('POST Payments/RejectWithdrawal', word(id)),
    other.call('POST Payments/Release', { body: { id } }),
    claim(other, id),
  ]);
  expect(refused.map(({ status }) => status)).toEqual(Array(4).fill('RECORD_IS_CLAIMED'));
  expect(await stage.stateOf(id)).toBe('requested');
  const { rows } = await pool.query(
    `select action, reason from audit.entry where subject = $1 and outcome = 'refused' order by action`,
    [`payment ${id}`],
  );
  expect(rows).toEqual(
    ['approve a withdrawal', 'claim a payment', 'reject a withdrawal', 'release a payment'].map((action) => ({
      action,
      reason: `claimed by ${one.userName}`,
    })),
  );
  expect((await one.call('POST Payments/RejectWithdrawal', word(id))).status).toBe('SUCCESS');
});

test('a claim ends after ten minutes by the clock, with its release, and with the act of its holder', async () => {
  const { id } = await stage.newWithdrawal();
  await claim(one, id);
  await stage.passMinutes(9);
  expect((await claim(other, id)).status).toBe('RECORD_IS_CLAIMED');
  await stage.passMinutes(2);
  expect((await claim(other, id)).status).toBe('SUCCESS');
  expect((await other.call('POST Payments/Release', { body: { id } })).status).toBe('SUCCESS');
  expect((await itemOf(one, id))?.claim).toBeNull();
  await claim(one, id);
  // Asked for by its holder, it is free for the second person.
  const asked = await one.call('POST Payments/ApproveWithdrawal', word(id));
  expect(asked.data.state).toBe('waits');
  const third = await stage.newStaff('finance');
  await claim(third, id);
  const decide = (desk: typeof one) =>
    desk.call('POST Approvals/Decide', {
      body: { id: asked.data.approvalId as string, approve: true, comment: 'yes' },
    });
  expect((await decide(other)).status).toBe('RECORD_IS_CLAIMED');
  expect((await decide(third)).data).toEqual({ state: 'approved' });
  const { rows } = await pool.query('select 1 from work_claims.claim where subject = $1', [id]);
  expect(rows).toEqual([]);
});

test('what does not wait, or waits as another kind, is not claimed', async () => {
  const { id } = await stage.newWithdrawal();
  const asKind = (kind: string) => one.call('POST Payments/Claim', { body: { id, kind } });
  expect((await asKind('deposit in review')).status).toBe('RECORD_HAS_MOVED_ON');
  expect((await asKind('withdrawal to approve')).status).toBe('SUCCESS');
  await one.call('POST Payments/RejectWithdrawal', word(id));
  expect((await claim(one, id)).status).toBe('RECORD_HAS_MOVED_ON');
  expect((await claim(one, 'selcom:nothing')).status).toBe('RECORD_HAS_MOVED_ON');
});
