import { clearAttempts, countAttempt } from '../../plumbing/attempts/attempts.ts';
import { acceptCode, hasGoodCode, sendCode } from './codes.ts';
import type { IdentityDeps, Origin } from './identity-deps.ts';
import { findPlayer, type PlayerRow } from './identity-store.ts';
import { acceptSecondFactor } from './second-factor/accept-second-factor.ts';
import { openSession } from './sessions.ts';
import { signInGuard } from './sign-in-guard.ts';
import { canonicalUserName } from './user-name-rules.ts';

export type SignInOutcome =
  | { outcome: 'signed in'; player: PlayerRow; token: string; cookie: string; mustChangePassword: boolean }
  | { outcome: 'wrong' | 'too many attempts' | 'code needed' | 'wrong code' | 'recovery needed' };

/** A number that nobody has is answered as one with a wrong password: in the same words and in the same time. */
export async function signIn(
  deps: IdentityDeps,
  form: { userName: string; password: string; code: string; origin: Origin },
): Promise<SignInOutcome> {
  const userName = canonicalUserName(form.userName, deps.countryDigits);
  const guard = signInGuard(userName ?? 'no number');
  if (userName && !(await countAttempt(deps.tables, guard))) return { outcome: 'too many attempts' };

  const player = userName ? await findPlayer(deps.tables, { userName }) : undefined;
  const isRight = await deps.passwords.matches(form.password, player?.password_hash);
  if (!player || !isRight) return { outcome: 'wrong' };

  if (player.password_change === 'by_recovery') return { outcome: 'recovery needed' };
  const asked = await askSecondFactor(deps, player, form);
  if (asked !== 'accepted') return { outcome: asked };

  const mustChangePassword = player.password_change === 'at_sign_in';
  const session = await openSession(deps, { player, origin: form.origin, restricted: mustChangePassword });
  if (!session) return { outcome: 'wrong' };
  await clearAttempts(deps.tables, guard.subject);
  return { outcome: 'signed in', player, ...session, mustChangePassword };
}

/** Of two factors the app's counts: no text is sent for who can do without it. */
async function askSecondFactor(
  deps: IdentityDeps,
  player: PlayerRow,
  { code, origin }: { code: string; origin: Origin },
): Promise<'accepted' | 'code needed' | 'wrong code' | 'too many attempts'> {
  if (player.app_second_factor) {
    return code === '' ? 'code needed' : acceptSecondFactor(deps, player.id, code);
  }
  if (!player.sms_second_factor) return 'accepted';
  if (code === '') return (await sendSignInCode(deps, player, origin)) ? 'code needed' : 'too many attempts';
  const isRight = await acceptCode(deps, { userName: player.user_name, purpose: 'sign_in', key: null, code });
  return isRight ? 'accepted' : 'wrong code';
}

/** Whether there is a code now that the player can use. */
async function sendSignInCode(deps: IdentityDeps, player: PlayerRow, origin: Origin): Promise<boolean> {
  const wanted = { userName: player.user_name, purpose: 'sign_in' } as const;
  if (await hasGoodCode(deps, wanted)) return true;
  const { outcome } = await sendCode(deps, {
    ...wanted,
    address: origin.address,
    isKnown: true,
    text: (code) => `${code} is your code to sign in. It ends in 5 minutes. Nobody from us will ever ask you for it.`,
  });
  return outcome === 'sent';
}
