import { assert } from '@harmattan/kernel/assert';
import { type Caller, placeOf, recogniseCaller } from './caller.ts';
import { acceptCode, hasGoodCode, sendCode } from './codes.ts';
import { setSessionDevice } from './device-store.ts';
import type { IdentityDeps, Origin } from './identity-deps.ts';
import type { PlayerRow } from './identity-store.ts';
import { rememberDevice } from './known-devices.ts';
import { markProven } from './number-proof/number-proof-store.ts';
import { acceptSecondFactor } from './second-factor/accept-second-factor.ts';
import { recordEvent } from './security-events.ts';
import { openSession } from './sessions.ts';
import { askLeave, clearFailures, countFailure } from './sign-in-limits.ts';
import { canonicalUserName } from './user-name-rules.ts';

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
  | { outcome: 'wrong' | 'too many attempts' | 'code needed' | 'wrong code' | 'recovery needed' };

/** A number that no player has is answered as one with a wrong password: in the same words and in the same time. */
export async function signIn(
  deps: IdentityDeps,
  form: { userName: string; password: string; code: string; origin: Origin },
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
  const asked = await askSecondFactor(deps, player, { code: form.code, caller });
  if (asked === 'wrong code') await recordEvent(deps, { event: 'sign-in', outcome: 'wrong code', ...caller });
  if (asked !== 'accepted') return { outcome: asked };

  const mustChangePassword = player.password_change === 'at_sign_in';
  const session = await openSession(deps, { player, origin, restricted: mustChangePassword });
  if (!session) return { outcome: 'wrong' };
  await clearFailures(deps, caller);
  await recordEvent(deps, { event: 'sign-in', outcome: 'signed in', ...caller });
  const { sessionId, token, cookie } = session;
  const { deviceId, deviceSecret } = await rememberDevice(deps, { playerId: player.id, origin });
  await setSessionDevice(deps.tables, { sessionId, deviceId });
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

/** Of two factors the app's counts: no text is sent for who can do without it. */
async function askSecondFactor(
  deps: IdentityDeps,
  player: PlayerRow,
  { code, caller }: { code: string; caller: Caller },
): Promise<'accepted' | 'code needed' | 'wrong code' | 'too many attempts'> {
  if (player.app_second_factor) {
    return code === '' ? 'code needed' : acceptSecondFactor(deps, player.id, code);
  }
  if (!player.sms_second_factor) return 'accepted';
  if (code === '') return (await sendSignInCode(deps, caller)) ? 'code needed' : 'too many attempts';
  const tried = await acceptCode(deps, { purpose: 'sign_in', key: null, code, caller });
  if (tried !== 'right') return 'wrong code';
  await markProven(deps.tables, { playerId: player.id, userName: caller.userName });
  return 'accepted';
}

/** Whether there is a code now that the player can use. */
async function sendSignInCode(deps: IdentityDeps, caller: Caller): Promise<boolean> {
  if (await hasGoodCode(deps, { userName: caller.userName, purpose: 'sign_in' })) return true;
  const { outcome } = await sendCode(deps, {
    purpose: 'sign_in',
    caller,
    text: (code) => `${code} is your code to sign in. It ends in 5 minutes. Nobody from us will ever ask you for it.`,
  });
  return outcome === 'sent';
}
