import { clearAttempts, countAttempt } from '../../plumbing/attempts/attempts.ts';
import { acceptCode } from './codes.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { oldPasswordGuard } from './old-password-guard.ts';
import { type OpenSession, recogniseSession, type SessionCaller } from './recognise-session.ts';
import { acceptSecondFactor } from './second-factor/accept-second-factor.ts';
import { recordEvent } from './security-events.ts';

/** What a player types to show once more, in an open session, that it is them. */
export interface Proof {
  password?: string | undefined;
  /** Of the authenticator app, a recovery code, or by SMS. */
  code?: string | undefined;
}

/** `wrong text`: the code by SMS. */
type Problem = 'wrong password' | 'wrong code' | 'wrong text' | 'too many attempts';
export type Confirmation = 'confirmed' | 'password needed' | 'code needed' | 'password or text needed' | Problem;
export type FactorConfirmation = 'confirmed' | 'code needed' | 'text needed' | Problem;
export type ChangeConfirmation =
  | 'confirmed'
  | 'password needed'
  | 'password and code needed'
  | 'password and text needed'
  | Problem;

/**
 * One proof, for what a single request does: a code where the authenticator app is on, otherwise the password, or a code by SMS where those
 * are on. Wrong passwords count together with those of changing the password, and wrong codes apart from sign-in: a stolen session neither
 * guesses for long nor locks its owner out.
 */
export async function confirmPlayer(deps: IdentityDeps, session: OpenSession, proof: Proof): Promise<Confirmation> {
  const asked = await recogniseSession(deps, session);
  const { app_second_factor: hasApp, sms_second_factor: hasSms } = asked.player;
  if (hasApp) return proof.code ? record(deps, asked, await checkCode(deps, asked, proof.code)) : 'code needed';
  if (proof.password) return record(deps, asked, await checkPassword(deps, asked, proof.password));
  if (!hasSms) return 'password needed';
  return proof.code ? record(deps, asked, await checkCode(deps, asked, proof.code)) : 'password or text needed';
}

/**
 * For a change of how the account is guarded: the password, and a code of the second factor that is on. A text arrives on a borrowed phone
 * as well, so that no code replaces the password here. A code is used up only after the right password.
 */
export async function confirmChange(
  deps: IdentityDeps,
  session: OpenSession,
  proof: Proof,
): Promise<ChangeConfirmation> {
  const asked = await recogniseSession(deps, session);
  const { app_second_factor: hasApp, sms_second_factor: hasSms } = asked.player;
  const hasFactor = hasApp || hasSms;
  if (!proof.password || (hasFactor && !proof.code)) {
    if (!hasFactor) return 'password needed';
    return hasApp ? 'password and code needed' : 'password and text needed';
  }
  const password = await checkPassword(deps, asked, proof.password);
  if (password !== 'confirmed' || !hasFactor) return record(deps, asked, password);
  return record(deps, asked, await checkCode(deps, asked, proof.code ?? ''));
}

/** The password alone, for a change that takes a code of the factor by itself. */
export async function confirmPassword(
  deps: IdentityDeps,
  session: OpenSession,
  { password }: Proof,
): Promise<'confirmed' | 'password needed' | Problem> {
  if (!password) return 'password needed';
  const asked = await recogniseSession(deps, session);
  return record(deps, asked, await checkPassword(deps, asked, password));
}

/** The second factor alone, for a change that takes the password by itself. */
export async function confirmFactor(
  deps: IdentityDeps,
  session: OpenSession,
  { code }: Proof,
): Promise<FactorConfirmation> {
  const asked = await recogniseSession(deps, session);
  const { app_second_factor: hasApp, sms_second_factor: hasSms } = asked.player;
  if (!hasApp && !hasSms) return 'confirmed';
  if (!code) return hasApp ? 'code needed' : 'text needed';
  return record(deps, asked, await checkCode(deps, asked, code));
}

async function checkPassword(
  deps: IdentityDeps,
  { player }: SessionCaller,
  password: string,
): Promise<'confirmed' | 'wrong password' | 'too many attempts'> {
  const guard = oldPasswordGuard(player.id);
  if (!(await countAttempt(deps.pool, guard))) return 'too many attempts';
  const isRight = await deps.passwords.matches(password, player.password_hash, { isUrgent: true });
  // The operator wants it recovered with the phone, which an open session does not prove.
  if (!isRight || player.password_change === 'by_recovery') return 'wrong password';
  await clearAttempts(deps.pool, guard.subject);
  return 'confirmed';
}

async function checkCode(
  deps: IdentityDeps,
  { player, caller, sessionId }: SessionCaller,
  code: string,
): Promise<'confirmed' | 'wrong code' | 'wrong text' | 'too many attempts'> {
  if (player.app_second_factor) {
    const accepted = await acceptSecondFactor(deps, player.id, code, 'step-up');
    return accepted === 'accepted' ? 'confirmed' : accepted;
  }
  const tried = await acceptCode(deps.pool, { purpose: 'step_up', key: null, code, caller, sessionId });
  return tried === 'right' ? 'confirmed' : 'wrong text';
}

/** A refusal by a limit writes no row: a flood of them would fill the table. */
async function record<Outcome extends 'confirmed' | Problem>(
  deps: IdentityDeps,
  { caller, device }: SessionCaller,
  outcome: Outcome,
): Promise<Outcome> {
  if (outcome !== 'too many attempts') await recordEvent(deps, { event: 'step-up', outcome, ...caller, device });
  return outcome;
}
