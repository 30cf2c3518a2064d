import { clearAttempts, countAttempt } from '../../../plumbing/attempts/attempts.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { codesGuard, codesGuards } from './code-guards.ts';
import { readProof } from './read-proof.ts';
import { findSecondFactor, useProof } from './second-factor-store.ts';

/** At sign-in, after the password: a code of the app or a recovery code, each of which is good once. */
export async function acceptSecondFactor(
  deps: IdentityDeps,
  playerId: bigint,
  text: string,
): Promise<'accepted' | 'wrong code' | 'too many attempts'> {
  if (!(await countAttempt(deps.tables, codesGuard(playerId, 'sign-in', text)))) return 'too many attempts';
  const factor = await findSecondFactor(deps.tables, playerId);
  if (!factor?.is_on) return 'wrong code';
  const proof = readProof(deps, factor, text);
  if (!proof || !(await useProof(deps.tables, { playerId, id: factor.id, proof }))) return 'wrong code';
  for (const { subject } of codesGuards(playerId, 'sign-in')) await clearAttempts(deps.tables, subject);
  return 'accepted';
}
