import { randomText } from '@harmattan/kernel/random';
import { clearAttempts, countAttempt, type Guard, takeBackAttempt } from '../../plumbing/attempts/attempts.ts';
import { neighbourhoodOf } from '../../plumbing/attempts/network-of.ts';
import { hashSecret, secretLength, timeOfCode } from '../identity/index.ts';
import { secretOwner } from './open-member.ts';
import type { StaffDeps } from './staff-deps.ts';
import { findMember, insertSession, type MemberRow, noteLate, useStep } from './staff-store.ts';

interface SignIn {
  userName: string;
  password: string;
  code: string;
  address: string;
}

export type SignInOutcome =
  | { outcome: 'signed in'; member: MemberRow; token: string; cookie: string; endsAt: Date }
  | { outcome: 'wrong' | 'too many attempts' };

const quarterSeconds = 15 * 60;

/** Counted before the password is verified. One guard per name and network: a stranger elsewhere does not lock the member out. */
function guardOf({ userName, address }: SignIn): Guard {
  return {
    subject: `staff sign-ins of ${userName} from ${neighbourhoodOf(address)}`,
    attemptsMax: 5,
    windowSeconds: quarterSeconds,
  };
}

/** A network that tries many names has fewer tries for each. */
function networkGuardOf({ address }: SignIn): Guard {
  return {
    subject: `staff sign-ins from ${neighbourhoodOf(address)}`,
    attemptsMax: 100,
    windowSeconds: quarterSeconds,
  };
}

/**
 * Password and code are verified together. Every refusal is the same, and takes the hash of a password, so that neither the answer nor its time tells
 * a name that exists or a password that was right.
 */
export async function signIn(deps: StaffDeps, attempt: SignIn): Promise<SignInOutcome> {
  const [guard, networkGuard] = [guardOf(attempt), networkGuardOf(attempt)];
  if (!(await countAttempt(deps.pool, networkGuard))) return { outcome: 'too many attempts' };
  if (!(await countAttempt(deps.pool, guard))) return { outcome: 'too many attempts' };
  const member = await findMember(deps.pool, attempt.userName);
  const open = member?.disabled_at === null ? member : undefined;
  const isPassword = await deps.passwords.matches(attempt.password, open?.password_hash, { isUrgent: true });
  if (!open || !isPassword || !(await acceptCode(deps, open, attempt.code))) return { outcome: 'wrong' };
  // Many work behind one address: only failures count there.
  await takeBackAttempt(deps.pool, networkGuard.subject);
  await clearAttempts(deps.pool, guard.subject);
  const token = randomText(deps.random, secretLength);
  const cookie = randomText(deps.random, secretLength);
  const endsAt = await insertSession(deps.pool, {
    id: deps.ids.next(),
    memberId: open.id,
    tokenHash: hashSecret(token),
    cookieHash: hashSecret(cookie),
    address: attempt.address,
  });
  return { outcome: 'signed in', member: open, token, cookie, endsAt };
}

async function acceptCode(deps: StaffDeps, member: MemberRow, code: string): Promise<boolean> {
  const secret = deps.vault.open({ keyId: member.key_id, box: member.secret }, secretOwner(member.id));
  const time = timeOfCode(secret, code.replaceAll(' ', ''), { now: deps.clock.now(), lateMs: member.late_ms });
  if (!time) return false;
  if (time.isNow) return useStep(deps.pool, member.id, time);
  await noteLate(deps.pool, member.id, time.lateMs);
  return false;
}
