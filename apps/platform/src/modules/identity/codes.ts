import { createHash, timingSafeEqual } from 'node:crypto';
import { randomBelow, randomText } from '@harmattan/kernel/random';
import type { IdentityDeps } from './identity-deps.ts';
import { type CodePurpose, countAttempt, type Guard, insertCode, takeTry, useCode } from './identity-store.ts';

export const codeLifeSeconds = 300;
const codeDigits = 6;
const keyLength = 32;
const triesMax = 5;
const resendAfterSeconds = 60;

const hourSeconds = 3_600;
const prefixLength = 6;

/** Nobody shall run up the operator's bill, nor fill a stranger's phone. */
function hourlyLimits({ userName, address }: { userName: string; address: string }): Guard[] {
  const prefix = userName.slice(0, prefixLength);
  return [
    { subject: `codes to ${userName}`, attemptsMax: 6, lockSeconds: hourSeconds },
    { subject: `codes for ${address}`, attemptsMax: 30, lockSeconds: hourSeconds },
    { subject: `codes to ${prefix}…`, attemptsMax: 1_000, lockSeconds: hourSeconds },
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
  options: { userName: string; purpose: CodePurpose; address: string; isKnown: boolean; text(code: string): string },
): Promise<CodeSent> {
  const resend = { subject: `code to ${options.userName}`, attemptsMax: 1, lockSeconds: resendAfterSeconds };
  const waitSeconds = await countAttempt(deps.tables, resend);
  if (waitSeconds > 0) return { outcome: 'too soon', waitSeconds };
  for (const limit of hourlyLimits(options)) {
    if ((await countAttempt(deps.tables, limit)) > 0) return { outcome: 'too many' };
  }
  const code = String(randomBelow(deps.random, 10 ** codeDigits)).padStart(codeDigits, '0');
  const key = randomText(deps.random, keyLength);
  await insertCode(deps.tables, { ...options, key, codeHash: hashCode(key, code), lifeSeconds: codeLifeSeconds });
  if (options.isKnown) deps.sendSms({ to: options.userName, text: options.text(code) });
  return { outcome: 'sent', key };
}

/** Whether the code is right, live and unused; a right one is used up. Without a key, the newest code counts. */
export async function acceptCode(
  deps: Pick<IdentityDeps, 'tables'>,
  given: { userName: string; purpose: CodePurpose; key: string | null; code: string },
): Promise<boolean> {
  const tried = await takeTry(deps.tables, { ...given, triesMax });
  if (!tried || !timingSafeEqual(tried.code_hash, hashCode(tried.key, given.code.trim()))) return false;
  return useCode(deps.tables, tried.key);
}

function hashCode(key: string, code: string): Buffer {
  return createHash('sha256').update(`${key}:${code}`).digest();
}
