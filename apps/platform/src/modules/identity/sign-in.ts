import { assert } from '@harmattan/kernel/assert';
import { type Caller, placeOf, recogniseCaller } from './caller.ts';
import { acceptCode, hasGoodCode, resendAfterSeconds, sendCode } from './codes.ts';
import { setSessionDevice } from './device-store.ts';
import type { IdentityDeps, Origin } from './identity-deps.ts';
import type { PlayerRow } from './identity-store.ts';
import { rememberDevice } from './known-devices.ts';
import type { Language } from './language.ts';
import { markProven } from './number-proof/number-proof-store.ts';
import { acceptSecondFactor } from './second-factor/accept-second-factor.ts';
import { recordEvent } from './security-events.ts';
import { openSession } from './sessions.ts';
import { askLeave, clearFailures, countFailure } from './sign-in-limits.ts';
import { canonicalUserName } from './user-name-rules.ts';

interface CodeNeeded {
  outcome: 'code needed';
  /** Of the code by SMS that was sent for this very sign-in. */
  signInKey?: string;
  /** Until a code by SMS can be sent for this sign-in, where another one has just asked for its own. */
  waitSeconds?: number;
  /** Until the code by SMS of this sign-in can be sent once more. */
  resendSeconds?: number;
}

export type SignInOutcome =
  | {
      outcome: 'signed in';
      player: PlayerRow;
      token: string;
      cookie: string;
      deviceSecret: string;
      mustChangePassword: boolean;
    }
  | { outcome: 'slowed'; waitSeconds: number }
  | CodeNeeded
  | { outcome: 'switched off'; text: string | null }
  | { outcome: 'wrong' | 'too many attempts' | 'wrong code' | 'code not sent' | 'recovery needed' };

/** A number that no player has is answered as one with a wrong password: in the same words and in the same time. */
export async function signIn(
  deps: IdentityDeps,
  form: { userName: string; password: string; code: string; signInKey: string | undefined; origin: Origin },
): Promise<SignInOutcome> {
  const userName = canonicalUserName(form.userName, deps.countryDigits);
  // What cannot be a number tells a caller nothing, so its password is not worth a hash.
  if (!userName) return { outcome: 'wrong' };
  const { origin } = form;
  const { caller, player } = await recogniseCaller(deps, { userName, origin });
  const verified = await verifyPassword(deps, caller, { password: form.password, passwordHash: player?.password_hash });
  if (verified.outcome !== 'right') return verified;
  assert(player, 'only the password of a player is right');

  if (player.password_change === 'by_recovery') return { outcome: 'recovery needed' };
  const asked = await askSecondFactor(deps, player, { code: form.code, signInKey: form.signInKey, caller });
  if (asked.outcome === 'wrong code') await recordEvent(deps, { event: 'sign-in', outcome: 'wrong code', ...caller });
  if (asked.outcome !== 'accepted') return asked;

  const mustChangePassword = player.password_change === 'at_sign_in';
  const session = await openSession(deps, { player, origin, restricted: mustChangePassword });
  if (!session) return { outcome: 'wrong' };
  if ('off' in session) {
    await recordEvent(deps, { event: 'sign-in', outcome: 'switched off', ...caller });
    return { outcome: 'switched off', text: session.off.text };
  }
  await clearFailures(deps, caller);
  await recordEvent(deps, { event: 'sign-in', outcome: 'signed in', ...caller });
  const { sessionId, token, cookie } = session;
  const { deviceId, deviceSecret } = await rememberDevice(deps, { playerId: player.id, origin });
  await setSessionDevice(deps.pool, { sessionId, deviceId });
  deps.bus.publish('identity.signed-in', { playerId: player.id });
  return { outcome: 'signed in', player, token, cookie, deviceSecret, mustChangePassword };
}

/**
 * One after another for a number and a network, or a device: right passwords wait for each other and are no failures, and wrong
 * ones find the lock that those before them have closed.
 */
function verifyPassword(
  deps: IdentityDeps,
  caller: Caller,
  { password, passwordHash }: { password: string; passwordHash: string | undefined },
): Promise<
  { outcome: 'right' } | { outcome: 'wrong' | 'too many attempts' } | { outcome: 'slowed'; waitSeconds: number }
> {
  const isUrgent = caller.deviceId !== undefined;
  return deps.turns.take(`${caller.userName} ${placeOf(caller)}`, async () => {
    const asked = await askLeave(deps, caller);
    if (asked.leave === 'slowed') return { outcome: 'slowed', waitSeconds: asked.waitSeconds };
    if (asked.leave === 'too many attempts') return { outcome: 'too many attempts' };
    if (await deps.passwords.matches(password, passwordHash, { isUrgent })) return { outcome: 'right' };
    await recordEvent(deps, { event: 'sign-in', outcome: 'wrong password', ...caller });
    await countFailure(deps, caller);
    return { outcome: 'wrong' };
  });
}

type SecondFactorAnswer =
  | CodeNeeded
  | { outcome: 'accepted' }
  | { outcome: 'wrong code' | 'too many attempts' | 'code not sent' };

/** Of two factors the app's counts: no text is sent for who can do without it. */
async function askSecondFactor(
  deps: IdentityDeps,
  player: PlayerRow,
  { code, signInKey, caller }: { code: string; signInKey: string | undefined; caller: Caller },
): Promise<SecondFactorAnswer> {
  if (player.app_second_factor) {
    if (code === '') return { outcome: 'code needed' };
    return { outcome: await acceptSecondFactor(deps, player.id, code) };
  }
  if (!player.sms_second_factor) return { outcome: 'accepted' };
  const language = caller.origin.language ?? player.language ?? 'en';
  if (code === '') return sendSignInCode(deps, { signInKey, caller, language });
  if (signInKey === undefined) return { outcome: 'wrong code' };
  const tried = await acceptCode(deps.pool, { purpose: 'sign_in', key: signInKey, code, caller });
  if (tried !== 'right') return { outcome: 'wrong code' };
  await markProven(deps.pool, { playerId: player.id, userName: caller.userName });
  return { outcome: 'accepted' };
}

const codeTexts: Record<Language, (code: string) => string> = {
  en: (code) => `${code} is your code to sign in. It ends in 5 minutes. Nobody from us will ever ask you for it.`,
  sw: (code) =>
    `${code} ni namba yako ya kuingia. Inaisha baada ya dakika 5. Hakuna mtu wetu atakayekuuliza namba hii.`,
  zh: (code) => `${code} 是您的登录验证码，5 分钟内有效。我们的工作人员绝不会向您索要此验证码。`,
};

/**
 * A code belongs to the sign-in that asked for it. Asked again with its key within a minute, or beyond the hour's codes, the code that
 * was sent still counts; after a minute another one is sent. A sign-in that asks right after another one of the same number and place, such as a
 * second browser or a second click, learns when its own code can be sent.
 */
async function sendSignInCode(
  deps: IdentityDeps,
  { signInKey, caller, language }: { signInKey: string | undefined; caller: Caller; language: Language },
): Promise<SecondFactorAnswer> {
  const wanted = { userName: caller.userName, purpose: 'sign_in' } as const;
  const hasGood = signInKey !== undefined && (await hasGoodCode(deps, { ...wanted, key: signInKey }));
  const sent = await sendCode(deps, {
    purpose: 'sign_in',
    caller,
    text: codeTexts[language],
  });
  switch (sent.outcome) {
    case 'sent':
      return { outcome: 'code needed', signInKey: sent.key, resendSeconds: resendAfterSeconds };
    case 'too soon':
    case 'too many': {
      const { waitSeconds } = sent;
      return hasGood
        ? { outcome: 'code needed', signInKey, resendSeconds: waitSeconds }
        : { outcome: 'code needed', waitSeconds };
    }
    case 'no gateway':
      return hasGood ? { outcome: 'code needed', signInKey, resendSeconds: 0 } : { outcome: 'code not sent' };
  }
}
