import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
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

const of = (playerId: bigint) => ({ playerId: String(playerId), reason: 'asked on the phone' });
const auditOf = async (playerId: bigint) =>
  (
    await pool.query(
      `select actor, action, outcome from audit.entry where subject = $1 and outcome <> 'read' order by id`,
      [`player ${playerId}`],
    )
  ).rows;
const textsTo = (userName: string) => stage.textsTo(userName);

/** As if an app had been set up; the secret itself is nothing to these tests. */
const switchAppOn = (playerId: bigint) =>
  pool.query(
    `insert into identity.second_factor (player_id, id, secret, key_id, on_since, last_step)
     values ($1, gen_random_uuid(), '\\x00', 'k', app_now(), 1)`,
    [playerId],
  );
const isAppOn = async (playerId: bigint) =>
  (await pool.query('select 1 from identity.second_factor where player_id = $1', [playerId])).rows.length > 0;

test('a player is signed out everywhere, told by a text, and the act is audited', async () => {
  const { playerId, userName, browser } = await stage.newPlayer(1n);
  expect((await support.call('POST Players/EndSessions', { body: of(playerId) })).status).toBe('SUCCESS');
  expect((await browser.call('GET User/GetBalance')).http).toBe(401);
  expect(await auditOf(playerId)).toEqual([{ actor: support.userName, action: 'end all sessions', outcome: 'done' }]);
  await expect
    .poll(() => textsTo(userName), { timeout: 10_000 })
    .toContainEqual(expect.stringContaining('signed all devices out'));
  const again = await support.call('POST Players/EndSessions', { body: of(playerId) });
  expect(again.status).toBe('RECORD_HAS_MOVED_ON');
  const unknown = await support.call('POST Players/EndSessions', { body: of(999_999_999n) });
  expect(unknown.status).toBe('RECORD_DOES_NOT_EXIST');
});

test('a player is marked as a tester and as a plain one again, once each, and the acts are audited', async () => {
  const { playerId } = await stage.newPlayer(1n);
  const mark = (isTester: boolean) => support.call('POST Players/MarkTester', { body: { ...of(playerId), isTester } });
  const fileOf = async () =>
    (await support.call('GET Players/Get', { query: { playerId: String(playerId) } })).data as { actions: string[] };
  expect((await mark(false)).status).toBe('RECORD_HAS_MOVED_ON');
  expect(new Set((await Promise.all([mark(true), mark(true)])).map(({ status }) => status))).toEqual(
    new Set(['SUCCESS', 'RECORD_HAS_MOVED_ON']),
  );
  expect(await fileOf()).toMatchObject({ rankId: 33, actions: expect.arrayContaining(['unmark-tester']) });
  expect((await mark(false)).status).toBe('SUCCESS');
  expect(await fileOf()).toMatchObject({ rankId: 0, actions: expect.arrayContaining(['mark-tester']) });
  expect((await auditOf(playerId)).map(({ action }) => action)).toEqual(['mark as tester', 'mark as no tester']);
  const unknown = await support.call('POST Players/MarkTester', { body: { ...of(999_999_999n), isTester: true } });
  expect(unknown.status).toBe('RECORD_DOES_NOT_EXIST');
});

test('after a forced change the old password opens nothing but the change, or nothing at all', async () => {
  const [soft, hard] = [await stage.newPlayer(1n), await stage.newPlayer(1n)];
  const force = (playerId: bigint, how: 'at_sign_in' | 'by_recovery') =>
    support.call('POST Players/ForcePasswordChange', { body: { ...of(playerId), how } });
  expect((await force(soft.playerId, 'at_sign_in')).status).toBe('SUCCESS');
  expect((await force(hard.playerId, 'by_recovery')).status).toBe('SUCCESS');
  expect((await soft.browser.call('GET User/GetBalance')).http).toBe(401);
  await expect
    .poll(() => textsTo(hard.userName), { timeout: 10_000 })
    .toContainEqual(expect.stringContaining('ask you for a new password'));
  const { data } = await support.call('GET Players/Get', { query: { playerId: String(hard.playerId) } });
  expect(data).toMatchObject({ passwordChange: 'by_recovery', openSessions: 0 });
  expect(await auditOf(soft.playerId)).toMatchObject([{ action: 'force a password change', outcome: 'done' }]);
  const signedIn = await hard.browser.signIn(hard.userName.slice(3), stage.password);
  expect(signedIn.data).not.toMatchObject({ token: expect.any(String) });
  expect((await hard.browser.call('GET User/GetBalance')).http).toBe(401);
});

test('the second factor is reset by two people, once, with a row that points at the approval', async () => {
  const { playerId, userName, browser } = await stage.newPlayer(1n);
  await switchAppOn(playerId);
  const body = { ...of(playerId), proof: 'document-by-video' as const };
  const [asked, same] = await Promise.all([
    support.call('POST Players/ResetSecondFactor', { body }),
    support.call('POST Players/ResetSecondFactor', { body }),
  ]);
  expect(asked.data.approvalId).toBe(same.data.approvalId);
  expect(await isAppOn(playerId)).toBe(true);
  const decide = (desk: typeof support) =>
    desk.call('POST Approvals/Decide', { body: { id: asked.data.approvalId, approve: true, comment: 'seen' } });
  expect((await decide(support)).http).toBe(403);
  const owner = await stage.newStaff('owner');
  const answers = await Promise.all([decide(finance), decide(owner)]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['RECORD_HAS_MOVED_ON', 'SUCCESS']);
  expect(await isAppOn(playerId)).toBe(false);
  expect((await browser.call('GET User/GetBalance')).http).toBe(401);
  const { rows } = await pool.query(
    `select a.action from identity.audit_approval p join identity.audit a on a.id = p.audit_id where p.approval_id = $1`,
    [asked.data.approvalId],
  );
  expect(rows).toEqual([{ action: 'reset second factor' }]);
  await expect
    .poll(() => textsTo(userName), { timeout: 10_000 })
    .toContainEqual(expect.stringContaining('authenticator app off'));
  expect((await support.call('POST Players/ResetSecondFactor', { body })).status).toBe('SECOND_FACTOR_IS_OFF');
});

test('the maker of a reset cannot approve it, and a refusal leaves the app on', async () => {
  const { playerId } = await stage.newPlayer(1n);
  await switchAppOn(playerId);
  const body = { ...of(playerId), proof: 'document-in-person' as const };
  const { data } = await finance.call('POST Players/ResetSecondFactor', { body });
  const decide = (desk: typeof support, approve: boolean) =>
    desk.call('POST Approvals/Decide', { body: { id: data.approvalId, approve, comment: 'no' } });
  expect((await decide(finance, true)).status).toBe('OWN_REQUEST');
  const owner = await stage.newStaff('owner');
  expect((await decide(owner, false)).data).toEqual({ state: 'refused' });
  expect(await isAppOn(playerId)).toBe(true);
});
