import { clearAttempts, countAttempt, type Guard } from '../../plumbing/attempts/attempts.ts';
import { endSessions } from './end-sessions.ts';
import type { IdentityDeps, Origin } from './identity-deps.ts';
import { deleteSessions, findPlayer, liftRestriction, setPassword } from './identity-store.ts';
import { forgetOtherDevices } from './known-devices.ts';
import { judgePassword } from './password-rules.ts';
import { recordEvent } from './security-events.ts';
import type { CurrentSession } from './sessions.ts';

export type ChangeOutcome =
  | 'changed'
  | 'unacceptable password'
  | 'password too common'
  | 'passwords differ'
  | 'wrong old password'
  | 'too many attempts';

/** Whoever holds somebody else's open phone must not be able to guess for long. */
export function oldPasswordGuard(playerId: bigint): Guard {
  return { subject: `old password of ${playerId}`, attemptsMax: 5, windowSeconds: 15 * 60 };
}

/** Ends all other sessions, forgets all other devices, and keeps this one. */
export async function changePassword(
  deps: IdentityDeps,
  session: CurrentSession,
  form: { oldPassword: string; newPassword: string; confirmPassword: string; origin: Origin },
): Promise<ChangeOutcome> {
  const judgement = judgePassword(deps, { password: form.newPassword, userName: session.userName });
  if (judgement !== 'acceptable') return judgement;
  if (form.newPassword !== form.confirmPassword) return 'passwords differ';

  const guard = oldPasswordGuard(session.playerId);
  if (!(await countAttempt(deps.tables, guard))) return 'too many attempts';
  const player = await findPlayer(deps.tables, { id: session.playerId });
  const isRight = await deps.passwords.matches(form.oldPassword, player?.password_hash, { isUrgent: true });
  const { origin } = form;
  const told = { event: 'password change', playerId: session.playerId, userName: session.userName, origin } as const;
  if (!player || !isRight) {
    await recordEvent(deps, { ...told, outcome: 'wrong old password' });
    return 'wrong old password';
  }
  // The operator wants it recovered with the phone, which an open session does not prove.
  if (player.password_change === 'by_recovery') return 'wrong old password';

  const passwordHash = await deps.passwords.hash(form.newPassword, { isUrgent: true });
  const changed = await endSessions(deps, session.playerId, async (transaction) => {
    const verifiedHash = player.password_hash;
    if (!(await setPassword(transaction, session.playerId, { passwordHash, verifiedHash }))) return false;
    await clearAttempts(transaction, guard.subject);
    await deleteSessions(transaction, session.playerId, session.sessionId);
    await liftRestriction(transaction, session.sessionId);
    await forgetOtherDevices(transaction, { playerId: session.playerId, deviceSecret: origin.deviceSecret });
    return true;
  });
  if (!changed) return 'wrong old password';
  await recordEvent(deps, { ...told, outcome: 'changed' });
  return 'changed';
}
