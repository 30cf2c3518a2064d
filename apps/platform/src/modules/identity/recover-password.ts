import { clearAttempts } from '../../plumbing/attempts/attempts.ts';
import { recogniseCaller } from './caller.ts';
import { acceptCode } from './codes.ts';
import { endSessions } from './end-sessions.ts';
import type { IdentityDeps, Origin } from './identity-deps.ts';
import { deleteSessions, reopenCode, setPassword } from './identity-store.ts';
import { forgetOtherDevices, rememberDevice } from './known-devices.ts';
import { chooseRecovery } from './number-proof/choose-recovery.ts';
import { hasNumber, markProven } from './number-proof/number-proof-store.ts';
import { openReview, useAllowance } from './number-proof/review-store.ts';
import { yieldNumber } from './number-proof/yield-number.ts';
import { oldPasswordGuard } from './old-password-guard.ts';
import { judgePassword } from './password-rules.ts';
import { recordEvent } from './security-events.ts';
import { numberGuard, placeGuard } from './sign-in-limits.ts';
import { tellPlayer } from './tell-player.ts';
import { canonicalUserName } from './user-name-rules.ts';

/** The account of a number may change between choosing and doing, but not often: it yields once and is proven once. */
const roundsMax = 4;

export type RecoverOutcome =
  | { outcome: 'recovered'; deviceSecret: string }
  | {
      outcome:
        | 'wrong code'
        | 'unacceptable password'
        | 'password too common'
        | 'passwords differ'
        | 'password unchanged'
        | 'left to an operator';
    };

/** A new password for who holds the phone, as far as the code alone opens the account: `choose-recovery.ts` decides. */
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
  const tried = await acceptCode(deps.pool, { purpose: 'recovery', key, code, caller });
  if (tried === 'wrong') await recordEvent(deps, { event: 'recovery', outcome: 'wrong code', ...caller });
  if (tried !== 'right' || !player) return { outcome: 'wrong code' };
  // Who asks for a new password in place of a guessed one would keep the guessed one.
  const { way } = await chooseRecovery(deps, { player, caller });
  if (way === 'recover' && (await deps.passwords.matches(form.newPassword, player.password_hash, { isUrgent: true }))) {
    await reopenCode(deps.pool, key);
    return { outcome: 'password unchanged' };
  }
  const passwordHash = await deps.passwords.hash(form.newPassword, { isUrgent: true });
  for (let round = 0; round < roundsMax; round += 1) {
    const outcome = await recoverOnce(deps, { userName, passwordHash, origin });
    if (outcome) return outcome;
  }
  return { outcome: 'wrong code' };
}

interface Recovery {
  userName: string;
  passwordHash: string;
  origin: Origin;
}

/** Undefined when the account of the number changed meanwhile. */
async function recoverOnce(deps: IdentityDeps, recovery: Recovery): Promise<RecoverOutcome | undefined> {
  const { userName, passwordHash, origin } = recovery;
  const { caller, player } = await recogniseCaller(deps, { userName, origin });
  if (!player) return { outcome: 'wrong code' };
  const chosen = await chooseRecovery(deps, { player, caller });
  if (chosen.way === 'operator') {
    await openReview(deps.pool, { id: deps.ids.next(), playerId: player.id, reason: chosen.reason });
    await recordEvent(deps, { event: 'recovery', outcome: 'left to an operator', ...caller });
    return { outcome: 'left to an operator' };
  }
  if (chosen.way === 'yield') {
    const playerId = await yieldNumber(deps, { from: player.id, userName, passwordHash, origin });
    if (playerId === undefined) return undefined;
    await openLocks(deps.pool, { playerId, userName, origin });
    await recordEvent(deps, { event: 'recovery', outcome: 'recovered', ...caller, playerId });
    const { deviceSecret } = await rememberDevice(deps, { playerId, origin });
    return { outcome: 'recovered', deviceSecret };
  }
  if (!(await setNewPassword(deps, player.id, recovery))) return undefined;
  await recordEvent(deps, { event: 'recovery', outcome: 'recovered', ...caller });
  const { deviceSecret } = await rememberDevice(deps, { playerId: player.id, origin });
  return { outcome: 'recovered', deviceSecret };
}

/**
 * All sessions end and the lock is opened. The device becomes the only known one, so that no lock or slowed network stops the next
 * sign-in. An authenticator app stays on: a code by SMS does not replace it. False when the number is no longer this player's.
 */
async function setNewPassword(
  deps: IdentityDeps,
  playerId: bigint,
  { userName, passwordHash, origin }: Recovery,
): Promise<boolean> {
  let isNewlyProven = false;
  const isSet = await endSessions(deps, playerId, async (transaction) => {
    if (!(await hasNumber(transaction, { playerId, userName }))) return false;
    isNewlyProven = await markProven(transaction, { playerId, userName });
    await setPassword(transaction, playerId, { passwordHash });
    await deleteSessions(transaction, playerId, null);
    await forgetOtherDevices(transaction, { playerId, deviceSecret: undefined });
    await useAllowance(transaction, playerId);
    await openLocks(transaction, { playerId, userName, origin });
    await tellPlayer(deps, transaction, { playerId, origin, news: { change: 'password recovered' } });
    return true;
  });
  if (isNewlyProven) await recordEvent(deps, { event: 'number proof', outcome: 'proven', playerId, userName, origin });
  return isSet;
}

async function openLocks(
  db: Parameters<typeof clearAttempts>[0],
  { playerId, userName, origin }: { playerId: bigint; userName: string; origin: Origin },
): Promise<void> {
  // In the order in which a failed sign-in locks them.
  const opened = [placeGuard(userName, origin.address), numberGuard(userName), oldPasswordGuard(playerId)];
  for (const { subject } of opened) await clearAttempts(db, subject);
}
