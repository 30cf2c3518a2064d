import { type Permission, takenPermissions } from '@harmattan/contract/office';
import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../testing/test-database.ts';
import { openOfficeStage } from './testing/office-stage.ts';

const db = useTestDatabase();
const { pool } = db.database;
let stage: Awaited<ReturnType<typeof openOfficeStage>>;
let owner: Awaited<ReturnType<(typeof stage)['newStaff']>>;
beforeAll(async () => {
  stage = await openOfficeStage(db);
  owner = await stage.newStaff('owner');
});

type Desk = typeof owner;
const take = (desk: Desk, permissions: Permission[], minutes = 30) =>
  desk.call('POST Staff/BreakGlass', { body: { permissions, minutes, reason: 'the payments desk is empty' } });
/** A call that support's roles do not open: without a body it is refused, or malformed. */
const reaches = async (desk: Desk) => (await desk.call('POST Payments/TrialPayoutRules')).http !== 403;
const lasting = async () => (await owner.call('GET Staff/BreakGlass')).data;

test('what a member takes counts at once, is seen by owners, raises an alarm, and ends by itself', async () => {
  const support = await stage.newStaff('support');
  expect(await reaches(support)).toBe(false);
  expect((await take(support, ['payments.rules'])).status).toBe('SUCCESS');
  expect(await reaches(support)).toBe(true);
  expect((await support.call('GET Staff/Me')).data.breakGlass).toMatchObject({ permissions: ['payments.rules'] });
  expect(await lasting()).toMatchObject([{ userName: support.userName, actions: ['end'] }]);
  expect((await take(support, ['payments.decide'])).status).toBe('RECORD_HAS_MOVED_ON');
  const { rows } = await pool.query(
    `select action, outcome, reason from audit.entry where subject = $1 order by id limit 1`,
    [`staff ${support.userName}`],
  );
  expect(rows).toEqual([{ action: 'break the glass', outcome: 'done', reason: 'the payments desk is empty' }]);
  const events = await pool.query(`select outcome from identity.security_event where event = 'alarm'`);
  expect(events.rows).toContainEqual({ outcome: 'break-glass' });

  await stage.passMinutes(25);
  expect(await lasting()).toHaveLength(1);
  expect(await reaches(support)).toBe(true);
  await stage.passMinutes(6);
  expect(await reaches(support)).toBe(false);
  expect((await support.call('GET Staff/Me')).data.breakGlass).toBeNull();
  expect(await lasting()).toEqual([]);
});

test('it ends by hand, of the member or of an owner, and not of another member', async () => {
  const [support, risk] = [await stage.newStaff('support'), await stage.newStaff('risk')];
  const end = (desk: Desk, id: string) => desk.call('POST Staff/EndBreakGlass', { body: { id } });
  const first = (await take(support, ['payments.rules'])).data.id;
  expect((await end(risk, first)).status).toBe('RECORD_HAS_MOVED_ON');
  expect((await end(support, first)).status).toBe('SUCCESS');
  expect((await end(support, first)).status).toBe('RECORD_HAS_MOVED_ON');
  expect(await reaches(support)).toBe(false);
  const second = (await take(support, ['payments.rules'])).data.id;
  expect((await end(owner, second)).status).toBe('SUCCESS');
  expect(await reaches(support)).toBe(false);
});

test('nothing is taken that decides on requests, opens accounts or reads what is hidden, nor for longer than an hour', async () => {
  const support = await stage.newStaff('support');
  const never: Permission[] = [
    ...([
      'approvals.decide',
      'staff.manage',
      'players.adjust',
      'audit.read',
      'cases.compliance',
      'switches.order',
    ] as const),
  ];
  for (const permission of never) {
    expect(takenPermissions).not.toContain(permission);
    expect((await take(support, [permission])).http).toBe(400);
    await expect(
      pool.query(
        `insert into staff.break_glass (id, member_id, permissions, reason, ends_at)
         values (gen_random_uuid(), $1, array[$2], 'x', app_now() + interval '5 minutes')`,
        [support.staffId, permission],
      ),
    ).rejects.toThrow('break_glass');
  }
  expect((await take(support, ['payments.rules'], 61)).http).toBe(400);
  await expect(
    pool.query(
      `insert into staff.break_glass (id, member_id, permissions, reason, ends_at)
       values (gen_random_uuid(), $1, array['payments.rules'], 'x', app_now() + interval '61 minutes')`,
      [support.staffId],
    ),
  ).rejects.toThrow('break_glass');
  expect((await take(await stage.newStaff('auditor'), ['payments.rules'])).http).toBe(403);
});

test('who takes the right to decide is still not the second person of an own request', async () => {
  const { id } = await stage.newWithdrawal();
  const support = await stage.newStaff('support');
  await take(support, ['payments.decide', 'approvals.read']);
  const approve = () => support.call('POST Payments/ApproveWithdrawal', { body: { id, comment: 'in a hurry' } });
  expect((await approve()).data).toMatchObject({ state: 'waits' });
  expect((await approve()).status).toBe('OWN_REQUEST');
  expect(await stage.stateOf(id)).toBe('requested');
});

test('no permission that can be taken lifts a self-exclusion', async () => {
  const player = await stage.newPlayer();
  const support = await stage.newStaff('support');
  await take(
    support,
    takenPermissions.filter((one) => one.startsWith('switches.')),
  );
  await stage.platform.office.switches.turnOff({
    ...{ playerId: player.playerId, switches: ['play'], source: 'player', reason: 'excludes themselves', until: null },
    ...{ playerText: null, by: 'player' },
  });
  const body = { playerId: String(player.playerId), switch: 'play', on: true, reason: 'asks for it' } as const;
  expect((await support.call('POST Players/SetSwitch', { body })).http).toBe(403);
  const { data } = await support.call('GET Players/Switches', { query: { playerId: String(player.playerId) } });
  expect(data.switches.find((one) => one.switch === 'play')).toMatchObject({ on: false, actions: ['turn off'] });
});
