import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newNumber } from '../../testing/test-player.ts';
import { openOfficeStage } from '../testing/office-stage.ts';

const db = useTestDatabase();
const { pool } = db.database;
let stage: Awaited<ReturnType<typeof openOfficeStage>>;
let support: Awaited<ReturnType<(typeof stage)['newStaff']>>;
let finance: typeof support;
beforeAll(async () => {
  stage = await openOfficeStage(db);
  support = await stage.newStaff('support');
  finance = await stage.newStaff('finance');
});

const ask = (playerId: bigint, number: string, desk = support) =>
  desk.call('POST Players/ChangeNumber', {
    body: { playerId: String(playerId), number, reason: 'lost the SIM card', proof: 'document-in-person' },
  });
const decide = (id: string, desk = finance, approve = true) =>
  desk.call('POST Approvals/Decide', { body: { id, approve, comment: 'seen' } });
const userNameOf = async (playerId: bigint) =>
  (await pool.query('select user_name from identity.player where id = $1', [playerId])).rows[0].user_name;

test('a number changes with two people: sessions end, both numbers are told, and the new one has to be proven', async () => {
  const { playerId, userName, browser } = await stage.newPlayer();
  const number = newNumber();
  const { data } = await ask(playerId, `0${number}`);
  expect(data).toMatchObject({ state: 'waits' });
  expect(await userNameOf(playerId)).toBe(userName);
  expect((await decide(data.approvalId)).data).toEqual({ state: 'approved' });
  expect(await userNameOf(playerId)).toBe(`234${number}`);
  expect((await browser.call('GET User/GetBalance')).http).toBe(401);
  await expect
    .poll(() => [stage.textsTo(userName).at(-1), stage.textsTo(`234${number}`).at(-1)], { timeout: 10_000 })
    .toEqual([expect.stringContaining('another number'), expect.stringContaining('this number now opens')]);
  const { rows } = await pool.query(
    'select old_user_name, approval_id from identity.number_change where player_id = $1',
    [playerId],
  );
  expect(rows).toEqual([{ old_user_name: userName, approval_id: data.approvalId }]);
  const file = await support.call('GET Players/Get', { query: { playerId: String(playerId) } });
  expect(file.data).toMatchObject({ userName: `234${number}`, numberProvenAt: null });
  // The holder of the old SIM card opens nothing with it.
  const old = await browser.signIn(userName.slice(3), stage.password);
  expect(old.data).not.toMatchObject({ token: expect.any(String) });
  await browser.signIn(number, stage.password);
  expect((await browser.call('GET User/GetBalance')).data.totalBalance).toBe(1_000_000);
});

test('withdrawals wait after a change: the one under way, and one that is asked for later', async () => {
  const { playerId, id, browser } = await stage.newWithdrawal();
  const number = newNumber();
  await decide((await ask(playerId, number)).data.approvalId);
  const waits = async (paymentId: string) =>
    (
      await pool.query(
        `select send_waits, extract(epoch from send_not_before - app_now())::int as seconds from cashier.payment where id = $1`,
        [paymentId],
      )
    ).rows[0];
  expect(await waits(id)).toMatchObject({ send_waits: [{ reason: 'number changed' }] });
  expect((await waits(id)).seconds).toBeGreaterThan(23 * 3_600);
  await finance.call('POST Payments/RejectWithdrawal', { body: { id, comment: 'ask again' } });
  await expect.poll(() => stage.stateOf(id)).toBe('rejected');
  await browser.signIn(number, stage.password);
  await stage.proveNumber(browser, `234${number}`);
  const quote = await browser.call('POST Banking/QuoteWithdrawal', {
    body: { viewName: 'FastHubWithdraw', amount: 1_000 },
  });
  expect(quote.data).toMatchObject({ waitsForTime: { reason: 'NUMBER_CHANGED' } });
  const asked = await browser.call('POST Banking/RegisterFastHubWithdraw', { query: { amount: '1000' } });
  expect(asked.status).toBe('SUCCESS');
  const { rows } = await pool.query(
    `select id from cashier.payment where player_id = $1 order by number desc limit 1`,
    [playerId],
  );
  await expect.poll(async () => (await waits(rows[0].id)).send_waits).toMatchObject([{ reason: 'number changed' }]);
});

test('a number of another account, no number and an unknown player are refused, and a taken one also at the approval', async () => {
  const [one, other] = [await stage.newPlayer(1n), await stage.newPlayer(1n)];
  expect((await ask(one.playerId, other.userName)).status).toBe('MOBILE_ALREADY_EXISTS');
  expect((await ask(one.playerId, '12')).status).toBe('INCORRECT_PARAMETER_VALUE');
  expect((await ask(999_999_999n, newNumber())).status).toBe('RECORD_DOES_NOT_EXIST');
  const number = newNumber();
  const { data } = await ask(one.playerId, number);
  expect((await ask(one.playerId, newNumber())).status).toBe('RECORD_HAS_MOVED_ON');
  await pool.query(`insert into identity.player (user_name, password_hash, currency) values ($1, '', 'NGN')`, [
    `234${number}`,
  ]);
  expect((await decide(data.approvalId)).status).toBe('RECORD_HAS_MOVED_ON');
  expect(await userNameOf(one.playerId)).toBe(one.userName);
  expect((await one.browser.call('GET User/GetBalance')).http).toBe(200);
  const { rows } = await pool.query('select approved from approvals.request where id = $1', [data.approvalId]);
  expect(rows).toEqual([{ approved: null }]);
});

test('the maker does not approve, two approvers at once change it once, and a refusal changes nothing', async () => {
  const { playerId, userName } = await stage.newPlayer(1n);
  const owner = await stage.newStaff('owner');
  const first = await ask(playerId, newNumber(), finance);
  expect((await decide(first.data.approvalId)).status).toBe('OWN_REQUEST');
  await decide(first.data.approvalId, owner, false);
  expect(await userNameOf(playerId)).toBe(userName);
  const { data } = await ask(playerId, newNumber());
  const answers = await Promise.all([decide(data.approvalId), decide(data.approvalId, owner)]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['RECORD_HAS_MOVED_ON', 'SUCCESS']);
  const { rows } = await pool.query('select 1 from identity.number_change where player_id = $1', [playerId]);
  expect(rows).toHaveLength(1);
});
