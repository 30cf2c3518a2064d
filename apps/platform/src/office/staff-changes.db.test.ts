import type { GivenRole } from '@harmattan/contract/office';
import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../testing/test-database.ts';
import { codeOf, newDesk } from '../testing/test-office.ts';
import { openOfficeStage } from './testing/office-stage.ts';

const db = useTestDatabase();
const { pool } = db.database;
let stage: Awaited<ReturnType<typeof openOfficeStage>>;
let owner: Awaited<ReturnType<(typeof stage)['newStaff']>>;
let second: typeof owner;
beforeAll(async () => {
  stage = await openOfficeStage(db);
  owner = await stage.newStaff('owner');
  second = await stage.newStaff('owner');
});

type Desk = typeof owner;
const comment = 'asked for in the meeting';
const askRoles = (desk: Desk, { staffId }: { staffId: bigint }, ...roles: GivenRole[]) =>
  desk.call('POST Staff/AskRoles', { body: { staffId: String(staffId), roles, comment } });
const decide = (desk: Desk, id: string, approve = true) =>
  desk.call('POST Approvals/Decide', { body: { id, approve, comment } });
const rolesOf = async ({ staffId }: { staffId: bigint }) =>
  (await pool.query('select roles from staff.member where id = $1', [staffId])).rows[0].roles;

test('other roles take two owners, and the sessions of the member end with the second yes', async () => {
  const clerk = await stage.newStaff('payments');
  const asked = await askRoles(owner, clerk, 'payments', 'finance');
  expect((await clerk.call('GET Payments/Float')).status).toBe('SUCCESS');
  expect(await rolesOf(clerk)).toEqual(['payments']);
  expect((await decide(owner, asked.data.approvalId)).status).toBe('OWN_REQUEST');
  const waiting = (await second.call('GET Approvals/Waiting')).data.find(({ id }) => id === asked.data.approvalId);
  expect(waiting).toMatchObject({ kind: 'staff-roles', detail: 'payments → payments, finance', actions: ['decide'] });
  const listed = (await owner.call('GET Staff/List')).data.find(({ userName }) => userName === clerk.userName);
  expect(listed).toMatchObject({ waiting: ['staff-roles'], sessions: 1 });
  const both = await Promise.all([decide(second, asked.data.approvalId), decide(second, asked.data.approvalId)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['RECORD_HAS_MOVED_ON', 'SUCCESS']);
  expect(await rolesOf(clerk)).toEqual(['payments', 'finance']);
  expect((await clerk.call('GET Staff/Me')).http).toBe(401);
  const { rows } = await pool.query('select action from audit.entry where subject = $1 order by id', [
    `staff-roles ${clerk.userName}`,
  ]);
  expect(rows.map(({ action }) => action)).toContain('approve a request: staff-roles');
});

test('a member neither asks for own roles nor decides on them, and another role cannot ask at all', async () => {
  const third = await stage.newStaff('owner');
  expect((await askRoles(third, third, 'owner', 'finance')).status).toBe('OWN_REQUEST');
  const { data } = await askRoles(owner, third, 'owner', 'finance');
  expect((await decide(third, data.approvalId)).status).toBe('OWN_REQUEST');
  expect(await rolesOf(third)).toEqual(['owner']);
  expect((await decide(second, data.approvalId, false)).status).toBe('SUCCESS');
  expect(await rolesOf(third)).toEqual(['owner']);
  const clerk = await stage.newStaff('support', 'auditor');
  expect((await askRoles(clerk, third, 'support')).http).toBe(403);
});

test('the house keeps an owner: of two who take the role from each other, one stays', async () => {
  const [one, other, third] = [
    await stage.newStaff('owner'),
    await stage.newStaff('owner'),
    await stage.newStaff('owner'),
  ];
  await pool.query(
    `update staff.member set disabled_at = app_now() where 'owner' = any(roles) and not (id = any($1))`,
    [[one.staffId, other.staffId, third.staffId]],
  );
  const [ofOne, ofOther] = [await askRoles(third, one, 'support'), await askRoles(third, other, 'support')];
  expect(
    (await third.call('POST Staff/Disable', { body: { staffId: String(one.staffId), reason: 'gone' } })).status,
  ).toBe('SUCCESS');
  expect((await decide(other, ofOne.data.approvalId)).status).toBe('RECORD_HAS_MOVED_ON');
  await pool.query('update staff.member set disabled_at = null where id = $1', [one.staffId]);
  await pool.query('update staff.member set disabled_at = app_now() where id = $1', [third.staffId]);
  await pool.query('update staff.session set ended_at = null where member_id = any($1)', [
    [one.staffId, other.staffId],
  ]);
  const both = await Promise.all([decide(one, ofOther.data.approvalId), decide(other, ofOne.data.approvalId)]);
  expect(both.map(({ status }) => status)).toContain('SUCCESS');
  const { rows } = await pool.query(
    `select count(*)::int as owners from staff.member where 'owner' = any(roles) and disabled_at is null`,
  );
  expect(rows[0].owners).toBeGreaterThanOrEqual(1);
  await pool.query('update staff.member set disabled_at = null where id = any($1)', [[owner.staffId, second.staffId]]);
});

test('a new member is opened by two: one is told the password, the other the secret of the app', async () => {
  const userName = 'ngozi.new';
  const wish = { userName, fullName: 'Ngozi New', roles: ['support' as const], comment };
  const asked = await owner.call('POST Staff/AskOpen', { body: wish });
  expect((await owner.call('POST Staff/AskOpen', { body: wish })).status).toBe('RECORD_HAS_MOVED_ON');
  const { password, approvalId } = asked.data;
  const waiting = (await second.call('GET Approvals/Waiting')).data;
  expect(waiting.find(({ id }) => id === approvalId)).toMatchObject({ detail: 'Ngozi New: support', asked: {} });
  expect(JSON.stringify(waiting)).not.toMatch(/argon2|password/i);
  const decided = await decide(second, approvalId);
  expect(decided.data).toMatchObject({ state: 'approved', authenticator: expect.stringMatching(/^[A-Z2-7 ]+$/) });
  const secret = fromBase32(decided.data.authenticator as string);
  await stage.beginStep();
  const desk = newDesk(stage.platform.office.server);
  expect((await desk.signIn(userName, password, codeOf(secret, stage.platform.clock.now()))).status).toBe('SUCCESS');
  expect((await desk.call('GET Staff/Me')).data.roles).toEqual(['support']);
  expect((await owner.call('POST Staff/AskOpen', { body: wish })).status).toBe('NAME_IS_TAKEN');
  const { rows } = await pool.query(`select after::text from audit.entry where subject = $1`, [`staff ${userName}`]);
  expect(rows.map(({ after }) => after).join()).not.toMatch(/argon2|password/i);
});

test('a new authenticator ends the sessions, and the app of before opens none', async () => {
  const clerk = await stage.newStaff('support');
  const { data } = await owner.call('POST Staff/AskAuthenticator', {
    body: { staffId: String(clerk.staffId), comment },
  });
  const decided = await decide(second, data.approvalId);
  expect((await clerk.call('GET Staff/Me')).http).toBe(401);
  await stage.beginStep();
  const now = stage.platform.clock.now();
  const desk = newDesk(stage.platform.office.server);
  expect((await desk.signIn(clerk.userName, stage.password, codeOf(stage.secret, now))).status).toBe(
    'INVALID_USERNAME_OR_PASSWORD',
  );
  const secret = fromBase32(decided.data.authenticator as string);
  expect((await desk.signIn(clerk.userName, stage.password, codeOf(secret, now))).status).toBe('SUCCESS');
});

test('a disabled member comes back by two, and ended sessions can be opened again', async () => {
  const clerk = await stage.newStaff('support');
  const staffId = String(clerk.staffId);
  const ended = await owner.call('POST Staff/EndSessions', { body: { staffId, reason: 'left the desk' } });
  expect(ended.data).toEqual({ ended: 1 });
  expect((await clerk.call('GET Staff/Me')).http).toBe(401);
  await owner.call('POST Staff/Disable', { body: { staffId, reason: 'left' } });
  const { data } = await owner.call('POST Staff/AskEnable', { body: { staffId, comment } });
  await decide(second, data.approvalId);
  await stage.beginStep();
  const code = codeOf(stage.secret, stage.platform.clock.now());
  expect((await clerk.signIn(clerk.userName, stage.password, code)).status).toBe('SUCCESS');
});

function fromBase32(text: string): Uint8Array {
  const bits = [...text.replaceAll(' ', '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}
