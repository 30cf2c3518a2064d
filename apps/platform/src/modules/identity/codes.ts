import { createHash, timingSafeEqual } from 'node:crypto';
import { randomBelow, randomText } from '@harmattan/kernel/random';
import { clearAttempts, countAndWait, countAttempt, countMade, type Guard } from '../../plumbing/attempts/attempts.ts';
import { neighbourhoodOf, networkOf } from '../../plumbing/attempts/network-of.ts';
import { raiseAlarm } from './alarm.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { type CodePurpose, hasLiveCode, hasSignedIn, insertCode, takeTry, useCode } from './identity-store.ts';
import type { Caller } from './sign-in-limits.ts';

export const codeLifeSeconds = 300;
const codeDigits = 6;
const keyLength = 32;
const triesMax = 5;
const resendAfterSeconds = 60;

const hourSeconds = 3_600;
const daySeconds = 24 * hourSeconds;
const prefixLength = 6;
const wrongCodesMax = 20;
const wrongCodesAnywhereMax = 100;
const codesOfPrefixMax = 1_000;

interface CodeRequest {
  userName: string;
  purpose: CodePurpose;
  caller: Caller;
  /** Undefined for a number that no player has: nothing is sent to it. */
  playerId: bigint | undefined;
}

/** Limits are counted by it and the number, so that no stranger uses up the player's own: a known device, or a network. */
function placeOf({ deviceId, address }: Caller): string {
  return deviceId ?? neighbourhoodOf(address);
}

/** For the operator's bill and the player's phone. A known device is not stopped by what strangers have used up. */
function hourlyLimits({ userName, purpose, caller }: CodeRequest): Guard[] {
  const ofPlace = `${purpose} codes to ${userName} from ${placeOf(caller)}`;
  const ofStrangers: Guard[] = [
    { subject: `codes for ${networkOf(caller.address)}`, attemptsMax: 60, windowSeconds: hourSeconds },
    { subject: `${purpose} codes to ${userName}`, attemptsMax: 18, windowSeconds: hourSeconds },
  ];
  return [
    { subject: ofPlace, attemptsMax: 6, windowSeconds: hourSeconds },
    ...(caller.deviceId === undefined ? ofStrangers : []),
  ];
}

/**
 * Whether a text goes out. Beyond so many an hour for numbers that begin alike, an alarm is raised, and only players who have
 * signed in before get one: accounts that were opened in bulk do not run up the operator's bill, and no budget that strangers
 * use up keeps a player from recovery. Each step is made for every number, so that the time tells as little as the answer.
 */
async function decideSending(deps: IdentityDeps, { userName, playerId }: CodeRequest): Promise<boolean> {
  const prefix = userName.slice(0, prefixLength);
  const isKnown = playerId !== undefined;
  const subject = isKnown ? `codes to ${prefix}…` : `codes to nobody at ${prefix}…`;
  const codes = await countMade(deps.tables, { subject, attemptsMax: codesOfPrefixMax, windowSeconds: hourSeconds });
  const hasHistory = await hasSignedIn(deps.tables, playerId);
  if (isKnown && codes === codesOfPrefixMax + 1) raiseAlarm(deps, { alarm: 'flood of codes', prefix });
  return isKnown && (codes <= codesOfPrefixMax || hasHistory);
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
  const subject = `${purpose} code to ${userName} from ${placeOf(request.caller)}`;
  const waitSeconds = await countAndWait(deps.tables, { subject, attemptsMax: 1, windowSeconds: resendAfterSeconds });
  if (waitSeconds > 0) return { outcome: 'too soon', waitSeconds };
  for (const limit of hourlyLimits(request)) {
    if (!(await countAttempt(deps.tables, limit))) return { outcome: 'too many' };
  }
  const isSent = await decideSending(deps, request);
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
  if (isSent) setImmediate(() => deps.sendSms({ to: userName, text: request.text(code) }));
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
  given: { userName: string; purpose: CodePurpose; key: string | null; code: string; caller: Caller },
): Promise<boolean> {
  // A made-up key costs its number nothing.
  const tried = await takeTry(deps.tables, { ...given, triesMax });
  if (!tried) return false;
  const guards = wrongCodeGuards(given);
  for (const guard of guards) if (!(await countAttempt(deps.tables, guard))) return false;
  if (!timingSafeEqual(tried.code_hash, hashCode(tried.key, given.code.trim()))) return false;
  for (const { subject } of guards) await clearAttempts(deps.tables, subject);
  return useCode(deps.tables, tried.key);
}

/** Each code has few tries, but there can be many codes. */
function wrongCodeGuards({ userName, purpose, caller }: Pick<CodeRequest, 'userName' | 'purpose' | 'caller'>): Guard[] {
  const subject = `wrong ${purpose} codes of ${userName}`;
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
