import { createHash, timingSafeEqual } from 'node:crypto';
import { randomBelow, randomText } from '@harmattan/kernel/random';
import { clearAttempts, countAndWait, countAttempt, type Guard } from '../../plumbing/attempts/attempts.ts';
import { networkOf } from '../../plumbing/attempts/network-of.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { type CodePurpose, hasLiveCode, insertCode, takeTry, useCode } from './identity-store.ts';

export const codeLifeSeconds = 300;
const codeDigits = 6;
const keyLength = 32;
const triesMax = 5;
const resendAfterSeconds = 60;

const hourSeconds = 3_600;
const daySeconds = 24 * hourSeconds;
const prefixLength = 6;
const wrongCodesMax = 20;
const unlimited = 2 ** 31 - 1;

interface CodeRequest {
  userName: string;
  purpose: CodePurpose;
  address: string;
  /** Whether somebody has that number: only then is anything sent. */
  isKnown: boolean;
}

/**
 * Nobody shall run up the operator's bill, nor fill a stranger's phone. The address comes first, so that who has used up
 * their own share cannot use up somebody else's.
 */
function hourlyLimits({ userName, purpose, address, isKnown }: CodeRequest): Guard[] {
  const prefix = userName.slice(0, prefixLength);
  return [
    { subject: `codes for ${networkOf(address)}`, attemptsMax: 30, windowSeconds: hourSeconds },
    { subject: `${purpose} codes to ${userName}`, attemptsMax: 6, windowSeconds: hourSeconds },
    // Numbers that nobody has cost nothing, but counting them must take the same time.
    isKnown
      ? { subject: `codes to ${prefix}…`, attemptsMax: 1_000, windowSeconds: hourSeconds }
      : { subject: `codes to nobody at ${prefix}…`, attemptsMax: unlimited, windowSeconds: hourSeconds },
  ];
}

export type CodeSent =
  | { outcome: 'sent'; key: string }
  | { outcome: 'too soon'; waitSeconds: number }
  | { outcome: 'too many' };

/**
 * Makes a code for a number and sends it. The answer is the same for a number that nobody has, in words and in time, so
 * the sending is not waited for; such a code just goes nowhere.
 */
export async function sendCode(
  deps: IdentityDeps,
  request: CodeRequest & { text(code: string): string },
): Promise<CodeSent> {
  const { userName, purpose } = request;
  const [ofAddress, ...ofNumber] = hourlyLimits(request);
  const resend = { subject: `${purpose} code to ${userName}`, attemptsMax: 1, windowSeconds: resendAfterSeconds };
  if (ofAddress && !(await countAttempt(deps.tables, ofAddress))) return { outcome: 'too many' };
  const waitSeconds = await countAndWait(deps.tables, resend);
  if (waitSeconds > 0) return { outcome: 'too soon', waitSeconds };
  for (const limit of ofNumber) {
    if (!(await countAttempt(deps.tables, limit))) return { outcome: 'too many' };
  }
  const code = String(randomBelow(deps.random, 10 ** codeDigits)).padStart(codeDigits, '0');
  const key = randomText(deps.random, keyLength);
  await insertCode(deps.tables, {
    userName,
    purpose,
    key,
    codeHash: hashCode(key, code),
    lifeSeconds: codeLifeSeconds,
  });
  // After the answer, so that it takes the same time whether or not there is anything to send.
  if (request.isKnown) setImmediate(() => deps.sendSms({ to: userName, text: request.text(code) }));
  return { outcome: 'sent', key };
}

/** Whether a code that was sent before is still good, so that no other is needed. */
export function hasGoodCode(
  deps: Pick<IdentityDeps, 'tables'>,
  wanted: { userName: string; purpose: CodePurpose },
): Promise<boolean> {
  return hasLiveCode(deps.tables, { ...wanted, triesMax });
}

/** Whether the code is right, live and unused; a right one is used up. Without a key, the newest code counts. */
export async function acceptCode(
  deps: Pick<IdentityDeps, 'tables'>,
  given: { userName: string; purpose: CodePurpose; key: string | null; code: string },
): Promise<boolean> {
  // Each code has few tries, but there can be many codes.
  const subject = `wrong ${given.purpose} codes of ${given.userName}`;
  const guard = { subject, attemptsMax: wrongCodesMax, windowSeconds: daySeconds };
  if (!(await countAttempt(deps.tables, guard))) return false;
  const tried = await takeTry(deps.tables, { ...given, triesMax });
  if (!tried || !timingSafeEqual(tried.code_hash, hashCode(tried.key, given.code.trim()))) return false;
  await clearAttempts(deps.tables, subject);
  return useCode(deps.tables, tried.key);
}

function hashCode(key: string, code: string): Buffer {
  return createHash('sha256').update(`${key}:${code}`).digest();
}
