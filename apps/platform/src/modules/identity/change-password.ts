import { clearAttempts, countAttempt } from '../../plumbing/attempts/attempts.ts';
import { confirmFactor, type FactorConfirmation } from './confirm-player.ts';
import { endSessions } from './end-sessions.ts';
import type { IdentityDeps, Origin } from './identity-deps.ts';
import { deleteSessions, findPlayer, liftRestriction, setPassword } from './identity-store.ts';
import { forgetOtherDevices } from './known-devices.ts';
import { oldPasswordGuard } from './old-password-guard.ts';
import { judgePassword } from './password-rules.ts';
import { renewSession } from './renew-session.ts';
import { recordEvent } from './security-events.ts';
import type { CurrentSession } from './sessions.ts';
import { tellPlayer } from './tell-player.ts';

export type ChangeOutcome =
  | { outcome: 'changed'; cookie: string | undefined }
  | { outcome: Refusal | Exclude<FactorConfirmation, 'confirmed'> };

type Refusal =
  | 'unacceptable password'
  | 'password too common'
  | 'passwords differ'
  | 'wrong old password'
  | 'password unchanged'
  | 'too many attempts';

/**
 * Asks for a code where a second factor is on. Ends all other sessions, forgets all other devices, and keeps this one, with a new cookie.
 */
export async function changePassword(
  deps: IdentityDeps,
  session: CurrentSession,
  form: { oldPassword: string; newPassword: string; confirmPassword: string; code: string | undefined; origin: Origin },
): Promise<ChangeOutcome> {
  const judgement = judgePassword(deps, { password: form.newPassword, userName: session.userName });
  if (judgement !== 'acceptable') return { outcome: judgement };
  if (form.newPassword !== form.confirmPassword) return { outcome: 'passwords differ' };

  const guard = oldPasswordGuard(session.playerId);
  if (!(await countAttempt(deps.pool, guard))) return { outcome: 'too many attempts' };
  const player = await findPlayer(deps.pool, { id: session.playerId });
  const isRight = await deps.passwords.matches(form.oldPassword, player?.password_hash, { isUrgent: true });
  const { origin } = form;
  const told = { event: 'password change', playerId: session.playerId, userName: session.userName, origin } as const;
  if (!player || !isRight) {
    await recordEvent(deps, { ...told, outcome: 'wrong old password' });
    return { outcome: 'wrong old password' };
  }
  // The operator wants it recovered with the phone, which an open session does not prove.
  if (player.password_change === 'by_recovery') return { outcome: 'wrong old password' };

  await clearAttempts(deps.pool, guard.subject);
  // A change that an operator wants would end with the password that it is about.
  if (form.newPassword === form.oldPassword) return { outcome: 'password unchanged' };
  const confirmed = await confirmFactor(deps, session, { code: form.code });
  if (confirmed !== 'confirmed') return { outcome: confirmed };

  const passwordHash = await deps.passwords.hash(form.newPassword, { isUrgent: true });
  let cookie: string | undefined;
  const changed = await endSessions(deps, session.playerId, async (transaction) => {
    const verifiedHash = player.password_hash;
    if (!(await setPassword(transaction, session.playerId, { passwordHash, verifiedHash }))) return false;
    await deleteSessions(transaction, session.playerId, session.sessionId);
    await liftRestriction(transaction, session.sessionId);
    cookie = await renewSession(deps, transaction, session.sessionId);
    await forgetOtherDevices(transaction, { playerId: session.playerId, deviceSecret: origin.deviceSecret });
    await tellPlayer(deps, transaction, { playerId: session.playerId, origin, news: { change: 'password changed' } });
    return true;
  });
  if (!changed) return { outcome: 'wrong old password' };
  await recordEvent(deps, { ...told, outcome: 'changed' });
  return { outcome: 'changed', cookie };
}
