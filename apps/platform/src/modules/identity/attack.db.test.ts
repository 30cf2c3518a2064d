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
    const answers = await Promise.all(Array.from({ length: atOnce }, (_, offset) => served(() => guess(at + offset))));
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

/** On a busy machine the platform may say that its database takes too long: such a guess was not judged and is sent again. */
async function served(guess: () => Promise<{ status: string }>): Promise<{ status: string }> {
  for (;;) {
    const answer = await guess();
    if (answer.status !== 'NOT_READY') return answer;
  }
}

/** Known and unknown numbers in turn, so that whatever else the machine does meets both alike. */
async function workRatio(known: string[], ask: (number: string) => Promise<unknown>): Promise<number> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (const number of known) {
    times.known.push(await work(() => ask(number)));
    times.unknown.push(await work(() => ask(newNumber())));
  }
  return median(times.known) / median(times.unknown);
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function timed(task: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await task();
  return performance.now() - startedAt;
}

/** The processor time that a task takes in this process, where the platform runs. What other processes do is no part of it. */
async function work(task: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await task();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

test('ten thousand guesses at one password get nowhere', { timeout: 900_000 }, async () => {
  const platform = await startTestPlatform(db);
  const [victim, other] = [newNumber(), newNumber()];
  const browser = newBrowser(platform.server);
  for (const number of [victim, other]) await browser.register(number, password);
  const calm = await Promise.all(Array.from({ length: 5 }, () => timed(() => browser.signIn(other, password))));

  const meanwhile: number[] = [];
  const counts = await attack(async (at) => {
    if (at % 1_000 === 0) meanwhile.push(await timed(() => browser.signIn(other, password)));
    return browser.signIn(victim, `guess ${at}`);
  });
  expect(counts).toEqual({ INVALID_USERNAME_OR_PASSWORD: 5, TOO_MANY_ATTEMPTS: guesses - 5 });
  // The attack runs in this very process, so others do share its time; they must not queue behind its guesses. The median,
  // because any single one can meet a pause of the machine.
  expect(median(meanwhile)).toBeLessThan(20 * median(calm));
});

test('ten thousand guesses at one code get nowhere', { timeout: 900_000 }, async () => {
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
  const platform = await startTestPlatform(db, { TRUSTED_PROXIES: '127.0.0.1' });
  const browser = newBrowser(platform.server);
  const known = Array.from({ length: 40 }, newNumber);
  for (const number of known) await browser.register(number, password);
  // Each from a network of its own: one network would be slowed.
  let networks = 0;
  const ratio = await workRatio(known, (number) => {
    networks += 1;
    const stranger = newBrowser(platform.server, { 'x-forwarded-for': `102.89.${networks}.1` });
    return stranger.signIn(number, 'wrong password');
  });
  expect(ratio).toBeGreaterThan(0.9);
  expect(ratio).toBeLessThan(1.1);
});
