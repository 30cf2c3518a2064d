import { type OfficeCallKey, officeCalls, permissionsOf, type Role, roleNames } from '@harmattan/contract/office';
import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../testing/test-database.ts';
import { newDesk } from '../testing/test-office.ts';
import { openOfficeStage } from './testing/office-stage.ts';

const db = useTestDatabase();
let stage: Awaited<ReturnType<typeof openOfficeStage>>;
beforeAll(async () => {
  stage = await openOfficeStage(db);
});

const keys = Object.keys(officeCalls) as OfficeCallKey[];

test.each(roleNames)(
  '%s reaches the calls that its permissions name, and every other one is refused and audited',
  async (role: Role) => {
    const desk = await stage.newStaff(role);
    const granted: string[] = ['none', 'any', ...permissionsOf([role])];
    const refused: OfficeCallKey[] = [];
    // Signing out ends the session that the others need.
    for (const key of keys.filter((one) => one !== 'POST Staff/SignOut')) {
      const { http, status } = await desk.call(key);
      const isGranted = granted.includes(officeCalls[key].permission);
      expect([key, http === 403], key).toEqual([key, !isGranted]);
      expect(http).not.toBe(401);
      if (http === 403) {
        expect(status).toBe('NOT_ALLOWED');
        refused.push(key);
      }
    }
    const { rows } = await db.database.pool.query(
      `select action from audit.entry where actor = $1 and outcome = 'refused' and action like '% %/%' order by id`,
      [desk.userName],
    );
    expect(rows.map(({ action }) => action)).toEqual(refused);
  },
);

test('without a session only the sign-in answers', async () => {
  const desk = newDesk(stage.platform.office.server);
  for (const key of keys) {
    const { http } = await desk.call(key);
    expect([key, http === 401]).toEqual([key, officeCalls[key].permission !== 'none']);
  }
});

test('the auditor changes nothing', () => {
  const changing = keys.filter(
    (key) => key.startsWith('POST ') && permissionsOf(['auditor']).some((one) => one === officeCalls[key].permission),
  );
  expect(changing).toEqual([]);
});

test('token and cookie count only together, and neither works for a player or from one', async () => {
  const { platform, newStaff, newPlayer } = stage;
  const desk = await newStaff('owner');
  const cookie = desk.cookies.get('office') as string;
  const { server } = platform.office;
  const [onlyToken, onlyCookie, asPlayer] = [newDesk(server), newDesk(server), newDesk(server)];
  onlyToken.token = desk.token;
  onlyCookie.cookies.set('office', cookie);
  expect((await onlyToken.call('GET Staff/Me')).http).toBe(401);
  expect((await onlyCookie.call('GET Staff/Me')).http).toBe(401);
  // A cookie of another session of the office is as good as none.
  onlyToken.cookies.set('office', (await newStaff('owner')).cookies.get('office') as string);
  expect((await onlyToken.call('GET Staff/Me')).http).toBe(401);
  expect((await desk.call('GET Staff/Me')).http).toBe(200);
  const { browser } = await newPlayer();
  asPlayer.token = browser.token;
  for (const [name, value] of browser.cookies) asPlayer.cookies.set(name, value);
  asPlayer.cookies.set('office', browser.cookies.get('harmattan_session') as string);
  expect((await asPlayer.call('GET Staff/Me')).http).toBe(401);
  browser.token = desk.token;
  browser.cookies.set('harmattan_session', cookie);
  expect((await browser.call('GET User/GetBalance')).http).toBe(401);
});

test("the players' origin has no call of the office, and the office none of theirs", async () => {
  const { platform } = stage;
  const there = await platform.server.inject({ method: 'POST', url: '/office/api/Staff/SignIn', payload: {} });
  expect(there.statusCode).toBe(404);
  const here = await platform.office.server.inject({ method: 'GET', url: '/api/api/User/GetBalance' });
  expect(here.statusCode).toBe(404);
});
