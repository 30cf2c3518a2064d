import { assert } from '@harmattan/kernel/assert';
import { Secret } from 'otpauth';
import { expect } from 'vitest';
import { startSmsInbox } from '../../../../testing/sms-inbox.ts';
import type { TestDatabase } from '../../../../testing/test-database.ts';
import { sharedTestPlatform } from '../../../../testing/test-platform.ts';
import { newBrowser, newNumber } from '../../../../testing/test-player.ts';
import { codeAt, stepAt } from '../totp.ts';

export const password = 'correct horse';
const stepMs = 30_000;

interface StepUp {
  password?: string;
  stepUpCode?: string;
}

type Platform = Awaited<ReturnType<typeof sharedTestPlatform>>;
type Inbox = Awaited<ReturnType<typeof startSmsInbox>>;

/** What a person scans: from then on the app makes codes. */
export function scan(manualCode: string): Uint8Array {
  return Secret.fromBase32(manualCode.replaceAll(' ', '')).bytes;
}

/** A platform for all tests of a file, whose clock stands early in a time step: a step has time enough for a test. */
export function useApps(db: TestDatabase) {
  let stage: Promise<{ platform: Platform; inbox: Inbox }> | undefined;
  /** The one that the clock stands in. */
  let step = 0;

  async function begin() {
    const inbox = await startSmsInbox((stop) => db.defer(stop));
    const platform = await sharedTestPlatform(db, { SMS_URL: inbox.url, TEST_CLOCK: 'on' });
    step = stepAt(platform.clock.now()) + 1;
    return { inbox, platform };
  }

  return async function setUp() {
    stage ??= begin();
    const { platform, inbox } = await stage;
    const another = (headers?: Record<string, string>) => newBrowser(platform.server, headers);

    async function passSteps(count: number, intoStepMs = 2_000): Promise<void> {
      step += count;
      const offsetMs = Math.round(step * stepMs + intoStepMs - performance.timeOrigin - performance.now());
      await platform.server.inject({ method: 'POST', url: '/test/clock', payload: { offsetMs } });
    }
    await passSteps(2);

    async function newPlayer({ isProven = true } = {}) {
      const number = newNumber();
      const browser = another();
      await browser.register(number, password);
      await browser.signIn(number, password);
      if (isProven) await browser.proveNumber(`234${number}`, inbox);
      const { rows } = await db.database.pool.query('select id from identity.player where user_name = $1', [
        `234${number}`,
      ]);
      const playerId: bigint = rows[0].id;
      const toggle = (pin: string, flag?: '0' | '1', proof: StepUp = { password }) =>
        browser.call('POST User/ToggleTwoFactor', { body: { pin, ...(flag && { flag }), ...proof } });
      const updateSms = (flag?: '0' | '1', proof: StepUp = { password }) =>
        browser.call('POST User/UpdateSmsTwoFactor', { body: { ...(flag && { flag }), ...proof } });
      const offer = async () => scan((await browser.call('GET User/GetGoogleAuth')).data.manualCode);
      /** As a session of the browser asks for it, and once it has arrived. */
      const textCode = async () => {
        const before = inbox.texts.length;
        const sent = await browser.call('POST Security/SendStepUpCode');
        assert(sent.status === 'SUCCESS', 'a code by SMS is sent');
        const code = () =>
          inbox.texts
            .slice(before)
            .find(({ to, text }) => to === `234${number}` && /^\d{6} is your code to confirm/.test(text));
        await expect.poll(code).toBeDefined();
        return code()?.text.slice(0, 6) ?? '';
      };
      return { number, userName: `234${number}`, playerId, browser, toggle, updateSms, textCode, offer };
    }

    /** The app's code of this time step, or of one so many steps aside. */
    const codeOf = (secret: Uint8Array, aside = 0) => codeAt(secret, step + aside);

    /** A player who switched the app on a while ago. */
    async function newAppPlayer() {
      const player = await newPlayer();
      const secret = await player.offer();
      const { data, status } = await player.toggle(codeOf(secret));
      assert(status === 'SUCCESS', 'a right code switches the app on');
      await passSteps(10);
      return { ...player, secret, recoveryCodes: data.recoveryCodes };
    }

    /** By SMS, as the holder of the phone. */
    async function recover(userName: string, newPassword: string) {
      const sent = await another().call('POST Security/SendSmsVerificationCodeByUserName', { query: { userName } });
      return another().call('POST Security/PasswordRecovery', {
        body: {
          userName,
          smsCode: await inbox.codeFor(userName),
          smsVerificationKey: sent.data.smsVerificationKey,
          newPassword,
          newPasswordConfirm: newPassword,
        },
      });
    }

    const textsTo = (userName: string) =>
      inbox.texts
        .map(({ to, text }) => (to === userName && !text.includes('to prove your number') ? text : ''))
        .filter(Boolean);

    return {
      platform,
      inbox,
      another,
      passSteps,
      newPlayer,
      newAppPlayer,
      recover,
      codeOf,
      /** Once there are so many. */
      async textsTo(userName: string, count: number): Promise<string[]> {
        await expect.poll(() => textsTo(userName).length).toBeGreaterThanOrEqual(count);
        return textsTo(userName);
      },
      /** Guesses are limited; a test that needs many opens the locks in between. */
      openLocks: (subject: string) =>
        db.database.pool.query('delete from plumbing.attempt where subject like $1', [`${subject}%`]),
    };
  };
}
