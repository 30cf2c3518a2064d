import type pg from 'pg';
import { clearAttempts } from '../../../plumbing/attempts/attempts.ts';
import { insertAudit, insertAuditApproval } from '../audit-store.ts';
import { endSessions } from '../end-sessions.ts';
import type { OperatorDeps } from '../identity-deps.ts';
import { deleteSessions, findPlayer } from '../identity-store.ts';
import { isOperatorProof, type OperatorProof } from '../operator-proofs.ts';
import { tellPlayer } from '../tell-player.ts';
import { allGuards } from './code-guards.ts';
import { recordChange } from './record-change.ts';
import { turnOff } from './second-factor-store.ts';

export type ResetOutcome = 'reset' | 'is off' | 'unknown player' | 'no reason' | 'no proof';

interface OperatorReset {
  playerId: bigint;
  actor: string;
  reason: string;
  proof: OperatorProof;
  /** Of a second person, with what is written in the same transaction before it. */
  approval?: { id: string; also(transaction: pg.PoolClient): Promise<void> };
}

/**
 * An operator's help for a player who has lost both the app and the recovery codes. The audit keeps the kind of proof that the operator has
 * seen of it being the player who asks. Every session ends.
 */
export async function resetSecondFactor(
  deps: OperatorDeps,
  { playerId, actor, reason, proof, approval }: OperatorReset,
): Promise<ResetOutcome> {
  if (actor.trim() === '' || reason.trim() === '') return 'no reason';
  if (!isOperatorProof(proof)) return 'no proof';
  const player = await findPlayer(deps.pool, { id: playerId });
  if (!player) return 'unknown player';
  const isReset = await endSessions(deps, playerId, async (transaction) => {
    if (!(await turnOff(transaction, playerId))) return false;
    await approval?.also(transaction);
    const auditId = await insertAudit(transaction, { playerId, actor, action: 'reset second factor', reason, proof });
    if (approval) await insertAuditApproval(transaction, { auditId, approvalId: approval.id });
    await deleteSessions(transaction, playerId, null);
    for (const { subject } of allGuards(playerId)) await clearAttempts(transaction, subject);
    await tellPlayer(deps, transaction, { playerId, news: { change: 'app reset' } });
    return true;
  });
  if (!isReset) return 'is off';
  await recordChange(deps, { playerId, change: 'app reset' });
  return 'reset';
}
