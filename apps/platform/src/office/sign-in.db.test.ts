import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../testing/test-database.ts';
import { codeOf, newDesk } from '../testing/test-office.ts';
import { openOfficeStage } from './testing/office-stage.ts';

const db = useTestDatabase();
let stage: Awaited<ReturnType<typeof openOfficeStage>>;
beforeAll(async () => {
  stage = await openOfficeStage(db);
});

let given = 0;
async function newMember() {
  given += 1;
  const userName = `clerk${given}`;
  const { platform, password, secret } = stage;
  await stage.beginStep();
  await platform.office.staff.openMember({ userName, fullName: 'A clerk', roles: ['payments'], password, secret });
  return { userName, code: () => codeOf(secret, platform.clock.now()) };
}
const desk = () => newDesk(stage.platform.office.server);

test('a wrong name, password or code are refused with the same word, and each is audited', async () => {
  const { userName, code } = await newMember();
  const { password } = stage;
  const answers = [
    await desk().signIn('missing', password, code()),
    await desk().signIn(userName, 'another one', code()),
    await desk().signIn(userName, password, '000000'),
    await desk().signIn(userName, password, ''),
  ];
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['INVALID_USERNAME_OR_PASSWORD']));
  const { rows } = await db.database.pool.query(
    `select count(*)::int as count from audit.entry where action = 'sign in' and outcome = 'refused' and actor in ('missing', $1)`,
    [userName],
  );
  expect(rows[0].count).toBe(4);
});

test('a code opens one session, also when it is sent twice at once', async () => {
  const { userName, code } = await newMember();
  const now = code();
  const answers = await Promise.all([1, 2, 3].map(() => desk().signIn(userName, stage.password, now)));
  expect(answers.filter(({ status }) => status === 'SUCCESS')).toHaveLength(1);
  expect((await desk().signIn(userName, stage.password, now)).status).toBe('INVALID_USERNAME_OR_PASSWORD');
});

test('the sixth wrong sign-in within a quarter of an hour is refused, and so is a right one after it', async () => {
  const { userName, code } = await newMember();
  const words = [];
  for (let turn = 0; turn < 6; turn++) words.push((await desk().signIn(userName, 'wrong', code())).status);
  expect(words).toEqual([...Array(5).fill('INVALID_USERNAME_OR_PASSWORD'), 'TOO_MANY_ATTEMPTS']);
  expect((await desk().signIn(userName, stage.password, code())).status).toBe('TOO_MANY_ATTEMPTS');
});

test('signing out ends the session, and a disabled member is out at once and stays out', async () => {
  const clerk = await stage.newStaff('payments');
  expect((await clerk.call('GET Staff/Me')).data).toMatchObject({ userName: clerk.userName, roles: ['payments'] });
  await clerk.call('POST Staff/SignOut');
  expect((await clerk.call('GET Staff/Me')).http).toBe(401);
  const [owner, other] = [await stage.newStaff('owner'), await stage.newStaff('support')];
  const disable = (staffId: bigint) =>
    owner.call('POST Staff/Disable', { body: { staffId: String(staffId), reason: 'left the house' } });
  expect((await disable(owner.staffId)).status).toBe('OWN_REQUEST');
  expect((await disable(other.staffId)).status).toBe('SUCCESS');
  expect((await disable(other.staffId)).status).toBe('RECORD_DOES_NOT_EXIST');
  expect((await other.call('GET Staff/Me')).http).toBe(401);
  const code = codeOf(stage.secret, stage.platform.clock.now());
  expect((await desk().signIn(other.userName, stage.password, code)).status).toBe('INVALID_USERNAME_OR_PASSWORD');
});

test('a session ends after half an hour without a call, and after twelve hours with many', async () => {
  const [resting, busy] = [await stage.newStaff('support'), await stage.newStaff('support')];
  const isIn = async (one: typeof busy) => (await one.call('GET Staff/Me')).http === 200;
  for (let minutes = 25; minutes < 12 * 60; minutes += 25) {
    await stage.passMinutes(25);
    expect(await isIn(busy), `after ${minutes} minutes`).toBe(true);
  }
  expect(await isIn(resting)).toBe(false);
  await stage.passMinutes(20);
  expect(await isIn(busy)).toBe(false);
});

test('an address that is not on the list reaches nothing', async () => {
  const { startTestPlatform } = await import('../testing/test-platform.ts');
  const { office } = await startTestPlatform(db, { OFFICE_ADDRESSES: '10.1.2.0/24' });
  const answer = await office.server.inject({ method: 'GET', url: '/office/api/docs/openapi.json' });
  expect(answer.statusCode).toBe(403);
});
