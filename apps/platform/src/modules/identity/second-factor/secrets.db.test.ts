import { Writable } from 'node:stream';
import { Secret } from 'otpauth';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { logOptions } from '../../../plumbing/log.ts';
import { startSmsInbox } from '../../../testing/sms-inbox.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { startTestPlatform } from '../../../testing/test-platform.ts';
import { newBrowser, newNumber } from '../../../testing/test-player.ts';
import { password, scan, useApps } from './testing/test-app.ts';
import { codeAt, stepAt } from './totp.ts';

const db = useTestDatabase();
const setUp = useApps(db);
const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64');

/** Everything that the database keeps about second factors, as anybody who got hold of it would read it. */
async function stolen(): Promise<string> {
  const { rows } = await db.database.pool.query(`
    select encode(secret, 'hex') as hex, encode(secret, 'escape') as text, f::text as row from identity.second_factor f
    union all select encode(code_hash, 'hex'), encode(code_hash, 'escape'), c::text from identity.recovery_code c
    union all select payload::text, '', '' from plumbing.outbox`);
  return JSON.stringify(rows);
}

test('keeps neither the secret nor the recovery codes in the clear', async () => {
  const { newAppPlayer, newPlayer } = await setUp();
  const { secret, recoveryCodes } = await newAppPlayer();
  const pending = await (await newPlayer()).offer();
  const kept = await stolen();
  for (const bytes of [secret, pending]) {
    expect(kept).not.toContain(Buffer.from(bytes).toString('hex'));
    expect(kept).not.toContain(new Secret({ buffer: new Uint8Array(bytes).buffer }).base32);
  }
  for (const code of recoveryCodes) {
    for (const written of [code, code.replaceAll('-', ''), Buffer.from(code).toString('hex')]) {
      expect(kept).not.toContain(written);
    }
  }
});

test("a secret that was copied to another player's row opens nothing there", async () => {
  const { newAppPlayer, another, codeOf } = await setUp();
  const [thief, victim] = [await newAppPlayer(), await newAppPlayer()];
  await db.database.pool.query(
    `update identity.second_factor set secret = (select secret from identity.second_factor where player_id = $1)
     where player_id = $2`,
    [thief.playerId, victim.playerId],
  );
  expect(await another().signIn(victim.number, password, codeOf(thief.secret))).toMatchObject({
    http: 500,
    status: 'GENERAL_ERROR',
  });
  expect((await another().signIn(victim.number, password, victim.recoveryCodes[0])).status).toBe('SUCCESS');
});

test('keys change: old secrets open beside the new key, move to it by night, and need it alone from then on', async () => {
  const { newAppPlayer, codeOf, passSteps, platform } = await setUp();
  await db.database.pool.query('delete from identity.second_factor');
  const lost = await newAppPlayer();
  await db.database.pool.query(`update identity.second_factor set key_id = 'lost' where player_id = $1`, [
    lost.playerId,
  ]);
  const { number, playerId, secret } = await newAppPlayer();
  const signInTo = async (env: NodeJS.ProcessEnv) => {
    await passSteps(1);
    // Takes its clock from the database when it starts.
    const { server, jobs } = await startTestPlatform(db, { TEST_CLOCK: 'on', ...env });
    const answer = await newBrowser(server).signIn(number, password, codeOf(secret));
    return { jobs, http: answer.http, status: answer.status };
  };
  const keyId = async () =>
    (await db.database.pool.query('select key_id from identity.second_factor where player_id = $1', [playerId])).rows[0]
      .key_id;
  const before = await keyId();
  expect((await signInTo({ SECRETS_KEY: keyOf(9) })).http, 'a key that has nothing to do with it').toBe(500);
  const both = await signInTo({ SECRETS_KEY: `${keyOf(8)},${keyOf(7)}` });
  expect(both.status).toBe('SUCCESS');
  expect(await keyId()).toBe(before);
  const reseal = both.jobs.find(({ name }) => name === 'reseal-secrets');
  await expect(reseal?.run(), 'one that cannot be opened holds up no other').rejects.toThrow('1 secrets do not open');
  expect(await keyId()).not.toBe(before);
  expect((await signInTo({ SECRETS_KEY: keyOf(8) })).status).toBe('SUCCESS');
  expect(await platform.identity.identityOf(playerId)).toMatchObject({ appSecondFactor: true });
});

test('writes what happened into the log, and nothing that is secret', async () => {
  let logged = '';
  const memory = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  const inbox = await startSmsInbox();
  const log = pino(logOptions('debug'), memory);
  const { server, clock, identity } = await startTestPlatform(db, { SMS_URL: inbox.url, TEST_CLOCK: 'on' }, { log });
  const number = newNumber();
  const browser = newBrowser(server);
  await browser.register(number, password);
  await browser.signIn(number, password);
  await browser.proveNumber(`234${number}`, inbox);
  const { data: offer } = await browser.call('GET User/GetGoogleAuth');
  const secret = scan(offer.manualCode);
  const code = (aside: number) => codeAt(secret, stepAt(clock.now()) + aside);
  const toggle = (pin: string) => browser.call('POST User/ToggleTwoFactor', { body: { pin, password } });
  const used = [code(0), code(1), '271828'];
  await toggle(used[2] ?? '');
  const { data } = await toggle(used[0] ?? '');
  await newBrowser(server).signIn(number, password, used[1]);
  await newBrowser(server).signIn(number, password, data.recoveryCodes[0]);
  await db.database.pool.query(`update identity.second_factor set secret = '\\x00' where last_step > 0`);
  expect((await newBrowser(server).signIn(number, password, code(0))).http).toBe(500);
  await toggle(data.recoveryCodes[1] ?? '');

  for (const change of ['app on', 'app off']) {
    const line = logged.split('\n').find((text) => text.includes(`"change":"${change}"`));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      playerId: expect.any(String),
      msg: 'a second factor was changed',
    });
  }
  expect(await identity.playerByUserName(number)).toBeDefined();
  const secrets = [...used, ...data.recoveryCodes, offer.manualCode, offer.manualCode.replaceAll(' ', ''), keyOf(7)];
  for (const secretText of [...secrets, Buffer.from(secret).toString('hex'), password]) {
    expect(logged).not.toContain(secretText);
  }
});
