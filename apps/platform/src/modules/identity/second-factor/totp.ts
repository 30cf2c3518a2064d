import { timingSafeEqual } from 'node:crypto';
import { HOTP, Secret, TOTP } from 'otpauth';

/** What every authenticator app understands; some take anything else for this all the same. */
const common = { algorithm: 'SHA1', digits: 6 } as const;
const stepSeconds = 30;
/** A phone's clock may be a step behind or ahead, and typing takes its time. */
const stepsAside = 1;

export const secretBytes = 20;
const groupLength = 4;

/** Time steps are counted from the beginning of 1970. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / (stepSeconds * 1_000));
}

export function codeAt(secret: Uint8Array, step: number): string {
  return HOTP.generate({ ...common, secret: toSecret(secret), counter: step });
}

/** The time step that the code belongs to, if that is the present one or one beside it. The newest, should it be several. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | undefined {
  const given = Buffer.from(code);
  let found: number | undefined;
  // Each is looked at, so that the time does not tell which one it was.
  for (let step = stepAt(now) - stepsAside; step <= stepAt(now) + stepsAside; step += 1) {
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
  return new TOTP({ ...common, period: stepSeconds, secret: toSecret(secret), issuer, label }).toString();
}

/** Copied, because a short buffer of Node's lies among others. */
function toSecret(secret: Uint8Array): Secret {
  return new Secret({ buffer: new Uint8Array(secret).buffer });
}
