import { timingSafeEqual } from 'node:crypto';
import { HOTP, Secret, TOTP } from 'otpauth';

/** What every authenticator app understands; some take anything else for this all the same. */
const common = { algorithm: 'SHA1', digits: 6 } as const;
const stepMs = 30_000;
/** A code of a step aside is refused, and shows how wrong the phone's clock is. */
const stepsAside = 1;
/** When the app is set up, the phone's clock may be wrong by five minutes. */
const stepsAsideAtFirst = 10;
/** The next code may be typed a little slower, or quicker. */
const slackMs = 500;

export const secretBytes = 20;
const groupLength = 4;

/** Time steps are counted from the beginning of 1970. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / stepMs);
}

export function codeAt(secret: Uint8Array, step: number): string {
  return HOTP.generate({ ...common, secret: toSecret(secret), counter: step });
}

/** What a code of the app shows. */
export interface CodeTime {
  step: number;
  /** By how much the 30 seconds of the player's codes begin later than by a right clock. Negative where the phone is ahead. */
  lateMs: number;
  /** Whether it came within its 30 seconds, as the player's earlier codes have shown them. */
  isNow: boolean;
}

/**
 * A code counts for its 30 seconds and no longer. One of the step aside counts for nothing, and moves the 30 seconds of the codes after it (RFC 6238,
 * section 6): a phone with a wrong clock, or a player who types slowly, loses a code now and then and not every second one. Undefined: no such code.
 */
export function timeOfCode(
  secret: Uint8Array,
  code: string,
  { now, lateMs }: { now: Date; lateMs: number },
): CodeTime | undefined {
  const present = stepAt(new Date(now.getTime() - lateMs));
  const step = findStep(secret, code, { present, aside: stepsAside });
  if (step === undefined) return undefined;
  const seenMs = now.getTime() - step * stepMs;
  if (step === present) return { step, lateMs, isNow: true };
  return { step, lateMs: step < present ? seenMs - stepMs + slackMs : seenMs - slackMs, isNow: false };
}

/** Of a code that sets the app up. Where it is not of now, the phone's clock is wrong, and this is taken for the middle of its 30 seconds. */
export function timeOfFirstCode(secret: Uint8Array, code: string, now: Date): CodeTime | undefined {
  const present = stepAt(now);
  const step = findStep(secret, code, { present, aside: stepsAsideAtFirst });
  if (step === undefined) return undefined;
  return { step, lateMs: step === present ? 0 : now.getTime() - step * stepMs - stepMs / 2, isNow: true };
}

/** The newest, should it be several. */
function findStep(
  secret: Uint8Array,
  code: string,
  { present, aside }: { present: number; aside: number },
): number | undefined {
  const given = Buffer.from(code);
  let found: number | undefined;
  // Each is looked at, so that the time does not tell which one it was.
  for (let step = present - aside; step <= present + aside; step += 1) {
    const right = Buffer.from(codeAt(secret, step));
    if (given.length === right.length && timingSafeEqual(given, right)) found = step;
  }
  return found;
}

/** As it is typed into an app by hand. */
export function manualCode(secret: Uint8Array): string {
  return (toSecret(secret).base32.match(new RegExp(`.{1,${groupLength}}`, 'g')) ?? []).join(' ');
}

/** As an app reads it from a picture. */
export function keyUri(secret: Uint8Array, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ ...common, period: stepMs / 1_000, secret: toSecret(secret), issuer, label }).toString();
}

/** Copied, because a short buffer of Node's lies among others. */
function toSecret(secret: Uint8Array): Secret {
  return new Secret({ buffer: new Uint8Array(secret).buffer });
}
