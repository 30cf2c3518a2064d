import type { IdentityDeps } from './identity-deps.ts';
import {
  clearAttempts,
  countAttempt,
  deleteSessions,
  findPlayer,
  liftRestriction,
  setPassword,
} from './identity-store.ts';
import { isAcceptablePassword } from './password-rules.ts';
import type { CurrentSession } from './sessions.ts';

export type ChangeOutcome = 'changed' | 'unacceptable password' | 'passwords differ' | 'wrong old password';

/** Ends all other sessions and keeps this one. */
export async function changePassword(
  deps: IdentityDeps,
  session: CurrentSession,
  form: { oldPassword: string; newPassword: string; confirmPassword: string },
): Promise<ChangeOutcome> {
  if (!isAcceptablePassword(form.newPassword, session.userName)) return 'unacceptable password';
  if (form.newPassword !== form.confirmPassword) return 'passwords differ';

  // Whoever holds somebody else's open phone must not be able to guess for long.
  const guard = { subject: `old password of ${session.playerId}`, attemptsMax: 5, lockSeconds: 15 * 60 };
  if ((await countAttempt(deps.tables, guard)) > 0) return 'wrong old password';
  const player = await findPlayer(deps.tables, { id: session.playerId });
  if (!(await deps.passwords.matches(form.oldPassword, player?.password_hash))) return 'wrong old password';

  const passwordHash = await deps.passwords.hash(form.newPassword);
  await deps.tables.transaction().execute(async (transaction) => {
    await clearAttempts(transaction, guard.subject);
    await setPassword(transaction, session.playerId, passwordHash);
    await deleteSessions(transaction, session.playerId, session.sessionId);
    await liftRestriction(transaction, session.sessionId);
  });
  return 'changed';
}
