import { createHash, timingSafeEqual } from 'node:crypto';
import { randomBelow, randomText } from '@harmattan/kernel/random';
import type { Queryable } from '@harmattan/process/transaction';
import {
  clearAttempts,
  countAndWait,
  countAttempt,
  countMade,
  type Guard,
  takeBackAttempt,
} from '../../plumbing/attempts/attempts.ts';
import { networkOf } from '../../plumbing/attempts/network-of.ts';
import { raiseAlarm } from './alarm.ts';
import { type Caller, placeOf } from './caller.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { type CodePurpose, hasLiveCode, insertCode, takeTry, useCode } from './identity-store.ts';
import { hasSignedIn } from './sign-in-store.ts';

export const codeLifeSeconds = 300;
const codeDigits = 6;
const keyLength = 32;
export const triesMax = 5;
export const resendAfterSeconds = 60;

const hourSeconds = 3_600;
const daySeconds = 24 * hourSeconds;
const prefixLength = 6;
const wrongCodesMax = 20;
const wrongCodesAnywhereMax = 100;
const codesOfPrefixMax = 1_000;
const codesOfAddressMax = 60;

interface CodeRequest {
  purpose: CodePurpose;
  /** Whose number gets the code. Nothing is sent to a number that no player has. */
  caller: Caller;
  /** Of a code that an open session asked for: it counts in no other one. */
  sessionId?: string;
}

/** For the player's phone. A known device is not stopped by what strangers have used up. */
function hourlyLimits({ purpose, caller }: CodeRequest): Guard[] {
  const subject = `${purpose} codes to ${caller.userName}`;
  const ofPlace = { subject: `${subject} from ${placeOf(caller)}`, attemptsMax: 6, windowSeconds: hourSeconds };
  if (caller.deviceId !== undefined) return [ofPlace];
  return [ofPlace, { subject, attemptsMax: 18, windowSeconds: hourSeconds }];
}

/** For the operator's bill. Codes that go nowhere cost nothing, but counting them must take the same time. */
function floodGuards({ userName, playerId, origin }: Caller): Guard[] {
  const receivers = playerId === undefined ? 'nobody at ' : '';
  return [
    {
      subject: `codes to ${receivers}${userName.slice(0, prefixLength)}…`,
      attemptsMax: codesOfPrefixMax,
      windowSeconds: hourSeconds,
    },
    { subject: `codes for ${networkOf(origin.address)}`, attemptsMax: codesOfAddressMax, windowSeconds: hourSeconds },
  ];
}

/**
 * Whether a text goes out. Beyond so many an hour for numbers that begin alike, or for an address, an alarm is raised, and only
 * players who have signed in before get one: accounts that were opened in bulk do not run up the operator's bill, and no budget
 * that strangers use up keeps a player from recovery. Each step is made for every number, so that the time tells as little as
 * the answer.
 */
async function decideSending(deps: IdentityDeps, caller: Caller): Promise<boolean> {
  let isFlood = false;
  for (const guard of floodGuards(caller)) {
    const codes = await countMade(deps.pool, guard);
    if (codes === guard.attemptsMax + 1) await raiseAlarm(deps, { alarm: 'flood of codes', caller });
    isFlood ||= codes > guard.attemptsMax;
  }
  const hasHistory = await hasSignedIn(deps.pool, caller.playerId);
  return caller.playerId !== undefined && (hasHistory || !isFlood);
}

export type CodeSent =
  | { outcome: 'sent'; key: string }
  | { outcome: 'too soon'; waitSeconds: number }
  | { outcome: 'too many'; waitSeconds: number }
  /** The gateway does not answer. Nothing was counted. */
  | { outcome: 'no gateway' };

/**
 * Makes a code for a number and sends it. The answer is the same for a number that no player has, in words and in time, so
 * the sending is not awaited; a code for such a number is not sent.
 */
export async function sendCode(
  deps: IdentityDeps,
  request: CodeRequest & { text(code: string): string },
): Promise<CodeSent> {
  const { purpose, caller } = request;
  const { userName } = caller;
  const subject = `${purpose} code to ${userName} from ${placeOf(caller)}`;
  if (!(await deps.isSmsReachable())) return { outcome: 'no gateway' };
  const waitSeconds = await countAndWait(deps.pool, { subject, attemptsMax: 1, windowSeconds: resendAfterSeconds });
  if (waitSeconds > 0) return { outcome: 'too soon', waitSeconds };
  const limits = hourlyLimits(request);
  for (const limit of limits) {
    const limitSeconds = await countAndWait(deps.pool, limit);
    if (limitSeconds > 0) return { outcome: 'too many', waitSeconds: limitSeconds };
  }
  const isSent = await decideSending(deps, caller);
  const code = String(randomBelow(deps.random, 10 ** codeDigits)).padStart(codeDigits, '0');
  const key = randomText(deps.random, keyLength);
  await insertCode(deps.pool, {
    userName,
    purpose,
    key,
    codeHash: hashCode(key, code),
    lifeSeconds: codeLifeSeconds,
    sessionId: request.sessionId ?? null,
  });
  // After the answer, so that it takes the same time whether or not there is anything to send.
  if (isSent) {
    setImmediate(async () => {
      const taken = await deps.sendSms({ to: userName, text: request.text(code) });
      // To forget a recovery's code would show that there was a text to send, and so an account.
      if (taken === 'failed' && purpose !== 'recovery') {
        const subjects = [subject, ...limits.map((limit) => limit.subject)];
        await forgetCode(deps, { key, subjects }).catch((err) =>
          deps.log.error({ err }, 'a code that was not sent stays'),
        );
      }
    });
  }
  return { outcome: 'sent', key };
}

/** A text that the gateway did not take counts as not sent: another one can be asked for at once. */
async function forgetCode(deps: IdentityDeps, { key, subjects }: { key: string; subjects: string[] }): Promise<void> {
  await useCode(deps.pool, key);
  for (const subject of subjects) await takeBackAttempt(deps.pool, subject);
}

/** Whether the code that was sent under this key is still good, so that no other is needed. */
export function hasGoodCode(
  deps: Pick<IdentityDeps, 'pool'>,
  wanted: { userName: string; purpose: CodePurpose; key: string },
): Promise<boolean> {
  return hasLiveCode(deps.pool, { ...wanted, triesMax });
}

/** A right code is live and unused, and is used up. Without a key, the newest code counts. `none`: there is no such code to try. */
export async function acceptCode(
  db: Queryable,
  { purpose, key, code, caller, sessionId }: CodeRequest & { key: string | null; code: string },
): Promise<'right' | 'wrong' | 'none'> {
  // A made-up key costs its number nothing.
  const tried = await takeTry(db, {
    userName: caller.userName,
    purpose,
    key,
    sessionId: sessionId ?? null,
    triesMax,
  });
  if (!tried) return 'none';
  const guards = wrongCodeGuards({ purpose, caller });
  for (const guard of guards) if (!(await countAttempt(db, guard))) return 'wrong';
  if (!timingSafeEqual(tried.code_hash, hashCode(tried.key, code.trim()))) return 'wrong';
  for (const { subject } of guards) await clearAttempts(db, subject);
  return (await useCode(db, tried.key)) ? 'right' : 'none';
}

/** Each code has few tries, but there can be many codes. */
function wrongCodeGuards({ purpose, caller }: CodeRequest): Guard[] {
  const subject = `wrong ${purpose} codes of ${caller.userName}`;
  const ofPlace = {
    subject: `${subject} from ${placeOf(caller)}`,
    attemptsMax: wrongCodesMax,
    windowSeconds: daySeconds,
  };
  if (caller.deviceId !== undefined) return [ofPlace];
  return [ofPlace, { subject, attemptsMax: wrongCodesAnywhereMax, windowSeconds: daySeconds }];
}

function hashCode(key: string, code: string): Buffer {
  return createHash('sha256').update(`${key}:${code}`).digest();
}
