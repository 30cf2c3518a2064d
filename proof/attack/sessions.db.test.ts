import { calls, splitKey } from '@harmattan/contract';
import { apiPrefix } from '@harmattan/contract/wire';
import { expect } from 'vitest';
import { useTestDatabase } from '../../apps/platform/src/testing/test-database.ts';
import { promisesOver } from './promise.ts';
import { type Browser, type Player, password, type Stage } from './stage.ts';

const promise = promisesOver(useTestDatabase());
const identity = 'apps/platform/src/modules/identity';
const serving = 'apps/platform/src/plumbing/http/calls.ts';

/** Another browser, somewhere else, that has what a thief got hold of. */
function steal({ newNetwork }: Stage, { token, cookies }: Browser, what: { token: boolean; cookie: boolean }): Browser {
  const thief = newNetwork()();
  if (what.token) thief.token = token;
  const cookie = cookies.get('harmattan_session');
  if (what.cookie && cookie) thief.cookies.set('harmattan_session', cookie);
  return thief;
}

const mayRead = async (browser: Browser) => (await browser.call('GET User/GetBalance')).http;

const change = (browser: Browser, newPassword: string) =>
  browser.call('POST Security/ChangePassword', {
    body: { oldPassword: password, newPassword, confirmPassword: newPassword },
  });

promise(
  'a stolen token is worth nothing without its cookie, nor a cookie without its token',
  {
    planted: [
      {
        file: `${identity}/sessions.ts`,
        from: 'timingSafeEqual(session.cookie_hash, ',
        to: 'Boolean(',
      },
    ],
  },
  async (stage) => {
    const { phone } = await stage.newPlayer();
    const other = await stage.newPlayer();
    expect(await mayRead(phone)).toBe(200);
    expect(await mayRead(steal(stage, phone, { token: true, cookie: false }))).toBe(401);
    expect(await mayRead(steal(stage, phone, { token: false, cookie: true }))).toBe(401);
    const mixed = steal(stage, phone, { token: true, cookie: false });
    mixed.cookies.set('harmattan_session', other.phone.cookies.get('harmattan_session') ?? '');
    expect(await mayRead(mixed)).toBe(401);
  },
);

promise(
  'a session that was signed out is worth nothing, even with its token and its cookie',
  {
    planted: [
      {
        file: `${identity}/identity-store.ts`,
        from: 'delete from identity.session where id = ',
        to: 'delete from identity.session where false and id = ',
      },
    ],
  },
  async (stage) => {
    const { phone } = await stage.newPlayer();
    const thief = steal(stage, phone, { token: true, cookie: true });
    expect(await mayRead(thief)).toBe(200);
    expect((await phone.call('POST Security/LogOff')).status).toBe('SUCCESS');
    expect([await mayRead(thief), await mayRead(phone)]).toEqual([401, 401]);
  },
);

promise(
  'a changed password ends the sessions that a thief holds',
  {
    planted: [
      {
        file: `${identity}/identity-store.ts`,
        from: 'delete from identity.session where player_id = ',
        to: 'delete from identity.session where false and player_id = ',
      },
    ],
  },
  async (stage) => {
    const { number, phone } = await stage.newPlayer();
    const thief = stage.newNetwork()();
    expect((await thief.signIn(number, password)).status).toBe('SUCCESS');
    expect((await change(phone, 'pounded-yam')).status).toBe('SUCCESS');
    expect(await mayRead(thief)).toBe(401);
    expect((await thief.signIn(number, password)).status).toBe('INVALID_USERNAME_OR_PASSWORD');
  },
);

promise(
  'a session cannot be planted: each sign-in makes secrets of its own',
  {
    planted: [
      {
        file: `${identity}/sessions.ts`,
        from: 'const cookie = randomText(deps.random, secretLength);',
        to: "const cookie = 'x'.repeat(secretLength);",
      },
    ],
  },
  async (stage) => {
    const { number, phone } = await stage.newPlayer();
    const planted = 'p'.repeat(43);
    const victim = stage.newNetwork()();
    victim.token = planted;
    victim.cookies.set('harmattan_session', planted);
    expect((await victim.signIn(number, password)).status).toBe('SUCCESS');
    const secrets = [phone, victim].flatMap(({ token, cookies }) => [token, cookies.get('harmattan_session')]);
    expect(new Set([planted, ...secrets]).size).toBe(5);
    for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
    const thief = stage.newNetwork()();
    thief.token = planted;
    thief.cookies.set('harmattan_session', planted);
    expect(await mayRead(thief)).toBe(401);
  },
);

/** Makes each call of the contract that such a caller may not make, with nothing in it. */
async function askAll(browser: Browser, callers: readonly string[]): Promise<Map<string, number>> {
  const answers = new Map<string, number>();
  for (const [key, { caller }] of Object.entries(calls)) {
    if (callers.includes(caller)) answers.set(key, (await browser.call(key as keyof typeof calls)).http);
  }
  return answers;
}

promise(
  'a visitor gets nothing from any call that is for players',
  {
    planted: [
      {
        file: serving,
        from: "if (definition.caller !== 'anyone' && !player)",
        to: "if (definition.caller === 'nobody')",
      },
    ],
  },
  async ({ newNetwork, ask }) => {
    const answers = await askAll(newNetwork()(), ['player', 'any-player']);
    expect(answers.size).toBeGreaterThan(40);
    expect([...answers].filter(([, http]) => http !== 401)).toEqual([]);
    expect((await ask(`${apiPrefix}${splitKey('GET User/Stream').path}`)).status).toBe(401);
  },
);

promise(
  'a session that must change its password first can do nothing else',
  {
    planted: [
      {
        file: serving,
        from: "if (definition.caller === 'player' && player?.restricted)",
        to: 'if (definition.caller === null)',
      },
    ],
  },
  async (stage) => {
    const { number, userName } = await stage.newPlayer();
    await setPlayer(stage, userName, "password_change = 'at_sign_in'");
    const phone = stage.newNetwork()();
    expect((await phone.signIn(number, password)).status).toBe('PASSWORD_CHANGE_FORCED');
    const refused = await askAll(phone, ['player']);
    expect([...refused].filter(([, http]) => http !== 403)).toEqual([]);
    expect((await change(phone, 'pounded-yam')).status).toBe('SUCCESS');
  },
);

promise(
  'a right password without the second factor opens nothing',
  {
    planted: [{ file: `${identity}/sign-in.ts`, from: "if (asked.outcome !== 'accepted') return asked;", to: '' }],
  },
  async (stage) => {
    const player = await stage.newPlayer();
    await setPlayer(stage, player.userName, 'sms_second_factor = true');
    const thief = stage.newNetwork()();
    expect((await thief.signIn(player.number, password)).status).toBe('SECOND_FACTOR_NEEDED');
    for (const code of ['000000', '', ' ', 'null', '1']) await thief.signIn(player.number, password, code);
    expect([thief.token, thief.cookies.get('harmattan_session')]).toEqual([undefined, undefined]);
    expect(await mayRead(thief)).toBe(401);
    await expectNoSessionBut(stage, player);
  },
);

/** What an operator or the player has set before. */
async function setPlayer({ db }: Stage, userName: string, change: string): Promise<void> {
  const { rowCount } = await db.database.pool.query(`update identity.player set ${change} where user_name = $1`, [
    userName,
  ]);
  expect(rowCount).toBe(1);
}

async function expectNoSessionBut({ db }: Stage, { userName }: Player): Promise<void> {
  const { rows } = await db.database.pool.query(
    `select count(*)::int as sessions from identity.session
     where player_id = (select id from identity.player where user_name = $1)`,
    [userName],
  );
  expect(rows).toEqual([{ sessions: 1 }]);
}
