import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { startSmsInbox } from '../../apps/platform/src/testing/sms-inbox.ts';
import { useTestDatabase } from '../../apps/platform/src/testing/test-database.ts';
import { sharedTestPlatform } from '../../apps/platform/src/testing/test-platform.ts';
import { newBrowser, newNumber } from '../../apps/platform/src/testing/test-player.ts';
import { newKey } from '../../apps/platform/src/testing/test-wallet.ts';

const db = useTestDatabase();
const password = 'suya-pepper';
let stage: ReturnType<typeof open> | undefined;

// Each starts processes of its own.
vi.setConfig({ testTimeout: 120_000 });

async function open() {
  const inbox = await startSmsInbox((stop) => db.defer(stop));
  return { inbox, platform: await sharedTestPlatform(db, { SMS_URL: inbox.url }) };
}

async function newPlayer() {
  stage ??= open();
  const { inbox, platform } = await stage;
  const number = newNumber();
  const phone = newBrowser(platform.server);
  await phone.register(number, password);
  await phone.signIn(number, password);
  await phone.proveNumber(`234${number}`, inbox);
  const laptop = newBrowser(platform.server);
  await laptop.signIn(number, password);
  const player = await platform.identity.playerByUserName(number);
  return { number, userName: `234${number}`, playerId: player?.playerId ?? 0n, phone, laptop, inbox, platform };
}

function run(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'main.ts'), ...args],
      { env: { PATH: process.env.PATH, DATABASE_URL: db.url('harmattan_app') } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

const word = ['--actor', 'ada', '--reason', 'the phone was stolen'];

test('an operator ends all sessions of a player, from outside of the platform, with a trace and a text', async () => {
  const { number, userName, playerId, phone, laptop, inbox, platform } = await newPlayer();
  const bystander = await newPlayer();
  const http = async (browser: typeof phone) => (await browser.call('GET User/GetBalance')).http;
  expect([await http(phone), await http(laptop)]).toEqual([200, 200]);
  expect(await run('end-sessions', `0${number}`, ...word)).toEqual({
    code: 0,
    output: `All sessions of player ${playerId} have ended.\n`,
  });
  await expect.poll(() => http(phone)).toBe(401);
  await expect.poll(() => http(laptop)).toBe(401);
  expect(await http(bystander.phone)).toBe(200);
  expect(await platform.identity.auditOf(playerId)).toMatchObject([
    { actor: 'ada', action: 'end sessions', reason: 'the phone was stolen' },
  ]);
  const { rows } = await db.database.pool.query(
    `select event, outcome from identity.security_event where player_id = $1 order by id desc limit 1`,
    [playerId],
  );
  expect(rows).toEqual([{ event: 'sessions', outcome: 'ended by an operator' }]);
  const told = () => inbox.texts.filter(({ to, text }) => to === userName && text.includes('signed all devices out'));
  await expect.poll(told).toHaveLength(1);
  expect((await phone.signIn(number, password)).status).toBe('SUCCESS');
});

test('a lost app is taken off only with a kind of proof, which the audit keeps', async () => {
  const { number, playerId, phone, platform } = await newPlayer();
  await db.database.pool.query(
    `insert into identity.second_factor (player_id, id, secret, key_id, on_since, last_step)
     values ($1, gen_random_uuid(), '', '', app_now(), 0)`,
    [playerId],
  );
  for (const proof of [[], ['--proof', 'a-voice']]) {
    const refused = await run('reset-second-factor', number, ...word, ...proof);
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('A kind of proof is needed.') });
  }
  expect((await phone.call('GET User/PersonalInfromation')).data.twoFactorEnabled).toBe(true);
  expect(await run('reset-second-factor', number, ...word, '--proof', 'document-by-video')).toMatchObject({ code: 0 });
  expect(await platform.identity.auditOf(playerId)).toMatchObject([
    { actor: 'ada', action: 'reset second factor', reason: 'the phone was stolen', proof: 'document-by-video' },
  ]);
  await expect.poll(async () => (await phone.call('GET User/GetBalance')).http).toBe(401);
  expect((await phone.signIn(number, password)).status).toBe('SUCCESS');
});

test('an operator decides whether a code by SMS recovers an account whose number is in question', async () => {
  stage ??= open();
  const { inbox, platform } = await stage;
  const number = newNumber();
  const userName = `234${number}`;
  await newBrowser(platform.server).register(number, password);
  const playerId = (await platform.identity.playerByUserName(number))?.playerId ?? 0n;
  const deposit = { direction: 'in', amountMinor: 500_00n, house: 'gateway:test', about: 'deposit' } as const;
  await platform.wallet.transfer({ ...deposit, playerId, key: newKey() });
  const stranger = newBrowser(platform.server);
  const sent = await stranger.call('POST Security/SendSmsVerificationCodeByUserName', { query: { userName } });
  const body = {
    ...{ userName, smsVerificationKey: sent.data.smsVerificationKey, smsCode: await inbox.codeFor(userName) },
    ...{ newPassword: 'pounded-yam', newPasswordConfirm: 'pounded-yam' },
  };
  const proof = ['--proof', 'document-in-person'];
  const notInQuestion = `The number of player ${playerId} is not in question.\n`;
  expect(await run('allow-recovery', number, ...word, ...proof)).toEqual({ code: 1, output: notInQuestion });
  expect((await stranger.call('POST Security/PasswordRecovery', { body })).status).toBe('RECOVERY_NEEDS_OPERATOR');

  expect((await run('allow-recovery', number, ...word)).output).toContain('A kind of proof is needed.');
  expect(await run('allow-recovery', `#${playerId}`, ...word, ...proof)).toMatchObject({ code: 0 });
  expect(await run('refuse-recovery', number, ...word)).toEqual({ code: 1, output: notInQuestion });
  const waiting = (await platform.waitingForOperator()).filter((item) => item.playerId === playerId);
  expect(waiting).toEqual([]);
  expect(await platform.identity.auditOf(playerId)).toMatchObject([
    { actor: 'ada', action: 'allow recovery by SMS', proof: 'document-in-person' },
  ]);
  const { rows } = await db.database.pool.query(
    `select outcome from identity.security_event where player_id = $1 and event = 'recovery' order by id`,
    [playerId],
  );
  expect(rows).toEqual([{ outcome: 'left to an operator' }, { outcome: 'allowed by an operator' }]);
});

test('the same command twice at once ends the sessions once', async () => {
  const { playerId, platform } = await newPlayer();
  const request = { playerId, actor: 'ada', reason: 'the phone was stolen' };
  const outcomes = await Promise.all([1, 2].map(() => platform.identity.endPlayerSessions(request)));
  expect(outcomes.sort()).toEqual(['ended', 'none is open']);
  expect(await platform.identity.auditOf(playerId)).toHaveLength(1);
});

test('no session ends without a name, a reason or a player', async () => {
  const { number, playerId, phone, platform } = await newPlayer();
  expect((await run('end-sessions', number, '--actor', 'ada')).output).toContain('A name and a reason are needed.');
  expect((await run('end-sessions', ...word)).output).toContain('npm run player -- end-sessions');
  expect(await run('end-sessions', newNumber(), ...word)).toEqual({ code: 1, output: 'No player has that number.\n' });
  expect(await platform.identity.endPlayerSessions({ playerId, actor: 'ada', reason: ' ' })).toBe('no reason');
  expect(await platform.identity.endPlayerSessions({ playerId: 10n ** 15n, actor: 'ada', reason: 'x' })).toBe(
    'unknown player',
  );
  expect((await phone.call('GET User/GetBalance')).http).toBe(200);
  expect(await platform.identity.auditOf(playerId)).toEqual([]);
});
