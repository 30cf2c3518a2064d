import { expect, test } from 'vitest';
import { startSmsInbox } from '../../testing/sms-inbox.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import { newBrowser, newNumber } from '../../testing/test-player.ts';

const db = useTestDatabase();
const password = 'correct horse';
const guesses = 10_000;
const atOnce = 50;

/** Runs a task ten thousand times, fifty at a time, and counts the answers by their status. */
async function attack(guess: (at: number) => Promise<{ status: string }>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (let at = 0; at < guesses; at += atOnce) {
    const answers = await Promise.all(Array.from({ length: atOnce }, (_, offset) => guess(at + offset)));
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

/** Known and unknown numbers in turn, so that whatever else the machine does meets both alike. */
async function timeRatio(known: string[], ask: (number: string) => Promise<unknown>): Promise<number> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (const number of known) {
    times.known.push(await timed(() => ask(number)));
    times.unknown.push(await timed(() => ask(newNumber())));
  }
  return quickest(times.known) / quickest(times.unknown);
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The quickest tenth: what a busy machine adds, it adds to the others. */
const quickest = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 10)] ?? 0;

async function timed(task: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await task();
  return performance.now() - startedAt;
}

test('ten thousand guesses at one password get nowhere', async () => {
  const platform = await startTestPlatform(db);
  const [victim, other] = [newNumber(), newNumber()];
  const browser = newBrowser(platform.server);
  for (const number of [victim, other]) await browser.register(number, password);
  const calm = await Promise.all(Array.from({ length: 5 }, () => timed(() => browser.signIn(other, password))));

  let slowest = 0;
  const counts = await attack(async (at) => {
    if (at % 1_000 === 0) slowest = Math.max(slowest, await timed(() => browser.signIn(other, password)));
    return browser.signIn(victim, `guess ${at}`);
  });
  expect(counts).toEqual({ INVALID_USERNAME_OR_PASSWORD: 5, TOO_MANY_ATTEMPTS: guesses - 5 });
  // The attack runs in this very process, so others do share its time; they must not queue behind its guesses.
  expect(slowest).toBeLessThan(20 * median(calm));
});

test('ten thousand guesses at one code get nowhere', async () => {
  const inbox = await startSmsInbox();
  const platform = await startTestPlatform(db, { SMS_URL: inbox.url });
  const number = newNumber();
  const userName = `234${number}`;
  const browser = newBrowser(platform.server);
  await browser.register(number, password);
  const sent = await browser.call('POST Security/SendSmsVerificationCodeByUserName', { query: { userName } });
  const code = await inbox.codeFor(userName);
  const recover = (smsCode: string) =>
    browser.call('POST Security/PasswordRecovery', {
      body: {
        userName,
        smsCode,
        smsVerificationKey: sent.data.smsVerificationKey,
        newPassword: 'the attacker',
        newPasswordConfirm: 'the attacker',
      },
    });
  // The right code is among them, behind the tries that a code has.
  const counts = await attack((at) => recover(at === guesses - 1 ? code : String(at).padStart(6, 'x')));
  expect(counts).toEqual({ INVALID_VERIFICATION_CODE: guesses });
  expect((await browser.signIn(number, password)).status).toBe('SUCCESS');
});

test('takes as long for a number that nobody has as for a wrong password', async () => {
  const platform = await startTestPlatform(db);
  const browser = newBrowser(platform.server);
  const ratios: number[] = [];
  const isEqual = (ratio: number) => ratio > 0.9 && ratio < 1.1;
  // A busy machine can spoil one measurement, but it does not make equal what differs.
  while (ratios.length < 3 && !ratios.some(isEqual)) {
    const known = Array.from({ length: 40 }, newNumber);
    for (const number of known) await browser.register(number, password);
    ratios.push(await timeRatio(known, (number) => browser.signIn(number, 'wrong password')));
  }
  expect(ratios.some(isEqual), `ratios ${ratios.join(', ')}`).toBe(true);
});
