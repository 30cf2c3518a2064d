import { clearAttempts } from '../../plumbing/attempts/attempts.ts';
import { recogniseCaller } from './caller.ts';
import { oldPasswordGuard } from './change-password.ts';
import { acceptCode } from './codes.ts';
import { endSessions } from './end-sessions.ts';
import type { IdentityDeps, Origin } from './identity-deps.ts';
import { deleteSessions, setPassword } from './identity-store.ts';
import { forgetOtherDevices, rememberDevice } from './known-devices.ts';
import { judgePassword } from './password-rules.ts';
import { recordChange } from './second-factor/tell-of-change.ts';
import { undoYoungApp } from './second-factor/undo-young-app.ts';
import { recordEvent } from './security-events.ts';
import { numberGuard, placeGuard } from './sign-in-limits.ts';
import { canonicalUserName } from './user-name-rules.ts';

export type RecoverOutcome =
  | { outcome: 'recovered'; deviceSecret: string }
  | { outcome: 'wrong code' | 'unacceptable password' | 'password too common' | 'passwords differ' };

/**
 * A new password for who holds the phone. Whoever was signed in before is signed out, the lock is opened, and an app that was
 * set up lately is switched off. The device becomes the only known one, so that no lock or slowed network stops the next sign-in.
 */
export async function recoverPassword(
  deps: IdentityDeps,
  form: {
    userName: string;
    key: string;
    code: string;
    newPassword: string;
    confirmPassword: string;
    origin: Origin;
  },
): Promise<RecoverOutcome> {
  const userName = canonicalUserName(form.userName, deps.countryDigits);
  if (!userName) return { outcome: 'wrong code' };
  const judgement = judgePassword(deps, { password: form.newPassword, userName });
  if (judgement !== 'acceptable') return { outcome: judgement };
  if (form.newPassword !== form.confirmPassword) return { outcome: 'passwords differ' };
  const { origin, key, code } = form;
  const { caller, player } = await recogniseCaller(deps, { userName, origin });
  const tried = await acceptCode(deps, { purpose: 'recovery', key, code, caller });
  if (tried === 'wrong') await recordEvent(deps, { event: 'recovery', outcome: 'wrong code', ...caller });
  if (tried !== 'right' || !player) return { outcome: 'wrong code' };
  const passwordHash = await deps.passwords.hash(form.newPassword, { isUrgent: true });
  let isAppOff = false;
  await endSessions(deps, player.id, async (transaction) => {
    isAppOff = await undoYoungApp(deps, transaction, { playerId: player.id, userName });
    await setPassword(transaction, player.id, { passwordHash });
    await deleteSessions(transaction, player.id, null);
    await forgetOtherDevices(transaction, { playerId: player.id, deviceSecret: undefined });
    const opened = [numberGuard(userName), placeGuard(userName, origin.address), oldPasswordGuard(player.id)];
    for (const { subject } of opened) await clearAttempts(transaction, subject);
    return true;
  });
  await recordEvent(deps, { event: 'recovery', outcome: 'recovered', ...caller });
  if (isAppOff) await recordChange(deps, { playerId: player.id, change: 'app undone', origin });
  const { deviceSecret } = await rememberDevice(deps, { playerId: player.id, origin });
  return { outcome: 'recovered', deviceSecret };
}
