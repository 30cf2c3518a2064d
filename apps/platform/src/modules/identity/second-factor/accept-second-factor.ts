import { clearAttempts, countAttempt } from '../../../plumbing/attempts/attempts.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { codesGuard, codesGuards, type Place } from './code-guards.ts';
import { readProof } from './read-proof.ts';
import { findSecondFactor, useProof } from './second-factor-store.ts';

/** A code of the app or a recovery code, each of which is good once: at sign-in after the password, or in an open session. */
export async function acceptSecondFactor(
  deps: IdentityDeps,
  playerId: bigint,
  text: string,
  place: Place = 'sign-in',
): Promise<'accepted' | 'wrong code' | 'too many attempts'> {
  if (!(await countAttempt(deps.pool, codesGuard(playerId, place, text)))) return 'too many attempts';
  const factor = await findSecondFactor(deps.pool, playerId);
  if (!factor?.is_on) return 'wrong code';
  const proof = readProof(deps, factor, text);
  if (!proof || !(await useProof(deps.pool, { playerId, id: factor.id, proof }))) return 'wrong code';
  for (const { subject } of codesGuards(playerId, place)) await clearAttempts(deps.pool, subject);
  return 'accepted';
}
