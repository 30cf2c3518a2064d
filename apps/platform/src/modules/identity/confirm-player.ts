import { clearAttempts, countAttempt } from '../../plumbing/attempts/attempts.ts';
import { oldPasswordGuard } from './change-password.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { findPlayer } from './identity-store.ts';
import { acceptSecondFactor } from './second-factor/accept-second-factor.ts';

/** What a player types to show once more, in an open session, that it is them. */
export interface Proof {
  password?: string | undefined;
  /** Of the authenticator app, or a recovery code. */
  code?: string | undefined;
}

export type Confirmation =
  | 'confirmed'
  | 'password needed'
  | 'code needed'
  | 'wrong password'
  | 'wrong code'
  | 'too many attempts';

/**
 * Asks once more who holds the session: for a code where the authenticator app is on, for the password otherwise. Wrong passwords count
 * together with those of changing it, and wrong codes apart from sign-in: a stolen session neither guesses for long nor locks its owner out.
 */
export async function confirmPlayer(deps: IdentityDeps, playerId: bigint, proof: Proof): Promise<Confirmation> {
  const player = await findPlayer(deps.tables, { id: playerId });
  if (player?.app_second_factor) {
    if (!proof.code) return 'code needed';
    const accepted = await acceptSecondFactor(deps, playerId, proof.code, 'step-up');
    return accepted === 'accepted' ? 'confirmed' : accepted;
  }
  if (!proof.password) return 'password needed';
  const guard = oldPasswordGuard(playerId);
  if (!(await countAttempt(deps.tables, guard))) return 'too many attempts';
  const isRight = await deps.passwords.matches(proof.password, player?.password_hash, { isUrgent: true });
  // The operator wants it recovered with the phone, which an open session does not prove.
  if (!isRight || player?.password_change === 'by_recovery') return 'wrong password';
  await clearAttempts(deps.tables, guard.subject);
  return 'confirmed';
}
