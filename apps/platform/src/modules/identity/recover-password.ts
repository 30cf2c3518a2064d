import { clearAttempts } from '../../plumbing/attempts/attempts.ts';
import { oldPasswordGuard } from './change-password.ts';
import { acceptCode } from './codes.ts';
import { endSessions } from './end-sessions.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { deleteSessions, findPlayer, setPassword } from './identity-store.ts';
import { judgePassword } from './password-rules.ts';
import { logChange } from './second-factor/tell-of-change.ts';
import { undoYoungApp } from './second-factor/undo-young-app.ts';
import { signInGuard } from './sign-in-guard.ts';
import { canonicalUserName } from './user-name-rules.ts';

export type RecoverOutcome =
  | 'recovered'
  | 'wrong code'
  | 'unacceptable password'
  | 'password too common'
  | 'passwords differ';

/**
 * A new password for who holds the phone. Whoever was signed in before is signed out, the lock is opened, and an app that was
 * set up lately is switched off.
 */
export async function recoverPassword(
  deps: IdentityDeps,
  form: { userName: string; key: string; code: string; newPassword: string; confirmPassword: string },
): Promise<RecoverOutcome> {
  const userName = canonicalUserName(form.userName, deps.countryDigits);
  if (!userName) return 'wrong code';
  const judgement = judgePassword(deps, { password: form.newPassword, userName });
  if (judgement !== 'acceptable') return judgement;
  if (form.newPassword !== form.confirmPassword) return 'passwords differ';
  if (!(await acceptCode(deps, { userName, purpose: 'recovery', key: form.key, code: form.code }))) return 'wrong code';

  const player = await findPlayer(deps.tables, { userName });
  if (!player) return 'wrong code';
  const passwordHash = await deps.passwords.hash(form.newPassword);
  let isAppOff = false;
  await endSessions(deps, player.id, async (transaction) => {
    isAppOff = await undoYoungApp(deps, transaction, { playerId: player.id, userName });
    await setPassword(transaction, player.id, { passwordHash });
    await deleteSessions(transaction, player.id, null);
    await clearAttempts(transaction, signInGuard(userName).subject);
    await clearAttempts(transaction, oldPasswordGuard(player.id).subject);
    return true;
  });
  if (isAppOff) logChange(deps, player.id, 'app undone');
  return 'recovered';
}
