import { expect } from 'vitest';
import { useTestDatabase } from '../../apps/platform/src/testing/test-database.ts';
import { newNumber } from '../../apps/platform/src/testing/test-player.ts';
import { promisesOver } from './promise.ts';
import { type Browser, password } from './stage.ts';

const promise = promisesOver(useTestDatabase());
const signIn = 'apps/platform/src/modules/identity/sign-in.ts';
const caller = 'apps/platform/src/modules/identity/caller.ts';
/** Numbers that may fail in a network before it is slowed. */
const failuresMax = 60;
const atOnce = 60;
const noDeviceIsKnown = {
  file: caller,
  from: 'const deviceId = await knownDevice(deps, { playerId: player?.id, origin });',
  to: 'const deviceId: string | undefined = undefined;',
};

promise(
  'one password tried on many numbers is slowed, and players of that network sign in on their own phones',
  {
    planted: [
      { file: signIn, from: "if (asked.leave === 'slowed') return", to: "if (asked.leave === 'never') return" },
    ],
  },
  async ({ newPlayer }) => {
    const { number, home, phone } = await newPlayer();
    for (let at = 0; at <= failuresMax; at += 1) await home(at).signIn(newNumber(), 'a popular one');
    // At once, so that a slow machine does not stretch them over the minutes in which a few more are judged.
    const more = Array.from({ length: atOnce }, (_, at) => home(at).signIn(newNumber(), 'a popular one'));
    const slowed = (await Promise.all(more)).filter(({ status }) => status === 'SIGN_IN_SLOWED');
    expect(slowed.length).toBeGreaterThan(0);
    expect((await phone.signIn(number, password)).status).toBe('SUCCESS');
  },
);

promise("a stranger's failures do not lock a player out", { planted: [noDeviceIsKnown] }, async (stage) => {
  const { number, phone } = await stage.newPlayer();
  for (let network = 0; network < 6; network += 1) {
    const stranger = stage.newNetwork();
    for (let guess = 0; guess < 6; guess += 1) await stranger(guess).signIn(number, `guess ${guess}`);
  }
  expect((await stage.newNetwork()().signIn(number, password)).status, 'a stranger').toBe('TOO_MANY_ATTEMPTS');
  expect((await phone.signIn(number, password)).status, "the player's own phone").toBe('SUCCESS');
});

promise(
  'a stranger cannot keep a player from recovering the password',
  { planted: [noDeviceIsKnown] },
  async (stage) => {
    const { number, userName, phone } = await stage.newPlayer();
    const send = (browser: Browser) =>
      browser.call('POST Security/SendSmsVerificationCodeByUserName', { query: { userName } });
    const recover = (browser: Browser, smsCode: string, smsVerificationKey: string) =>
      browser.call('POST Security/PasswordRecovery', {
        body: { userName, smsCode, smsVerificationKey, newPassword: 'pounded-yam', newPasswordConfirm: 'pounded-yam' },
      });
    // More than an hour's codes of a number, and every try of each.
    for (let network = 0; network < 20; network += 1) {
      const stranger = stage.newNetwork()();
      const { data } = await send(stranger);
      for (let guess = 0; guess < 6; guess += 1) await recover(stranger, 'no-code', data.smsVerificationKey ?? 'none');
    }
    const before = stage.inbox.texts.filter(({ to }) => to === userName).length;
    const sent = await send(phone);
    expect(sent.status).toBe('SUCCESS');
    const code = await stage.inbox.codeFor(userName, before + 1);
    expect((await recover(phone, code, sent.data.smsVerificationKey)).status).toBe('SUCCESS');
    expect((await phone.signIn(number, 'pounded-yam')).status).toBe('SUCCESS');
  },
);

promise(
  'a stranger cannot escape a limit by making up forwarding headers',
  {
    env: { TRUSTED_PROXIES: '' },
    planted: [
      {
        file: 'apps/platform/src/plumbing/http/server.ts',
        from: 'trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,',
        to: 'trustProxy: true,',
      },
    ],
  },
  async ({ newNetwork }) => {
    const number = newNumber();
    const answers = [];
    for (let guess = 0; guess < 8; guess += 1) answers.push(await newNetwork()().signIn(number, `guess ${guess}`));
    expect(answers.map(({ status }) => status).filter((status) => status === 'TOO_MANY_ATTEMPTS')).toHaveLength(3);
  },
);

promise(
  'a stranger reads in no answer whether a number has an account',
  {
    planted: [
      {
        file: signIn,
        from: 'const { caller, player } = await recogniseCaller(deps, { userName, origin });',
        to: "const { caller, player } = await recogniseCaller(deps, { userName, origin });\n  if (!player) return { outcome: 'recovery needed' };",
      },
    ],
  },
  async (stage) => {
    const { number } = await stage.newPlayer();
    const read = async (subject: string) => {
      const stranger = stage.newNetwork()();
      const userName = `234${subject}`;
      const answers = [];
      for (let guess = 0; guess < 7; guess += 1) answers.push(await stranger.signIn(subject, `guess ${guess}`));
      for (let time = 0; time < 2; time += 1) {
        answers.push(await stranger.call('POST Security/SendSmsVerificationCodeByUserName', { query: { userName } }));
      }
      const { smsVerificationKey } = (answers.at(-2)?.data ?? {}) as { smsVerificationKey?: string };
      const body = { userName, smsCode: '000000', smsVerificationKey: smsVerificationKey ?? '' };
      const passwords = { newPassword: 'pounded-yam', newPasswordConfirm: 'pounded-yam' };
      answers.push(await stranger.call('POST Security/PasswordRecovery', { body: { ...body, ...passwords } }));
      // What is drawn or counted anew each time tells nothing.
      return JSON.stringify(answers).replace(/"smsVerificationKey":"[\w-]+"|"remainingTime":\d+/g, '"drawn"');
    };
    expect(await read(newNumber())).toBe(await read(number));
  },
);
