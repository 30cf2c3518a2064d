import type pg from 'pg';
import { insertAudit } from './audit-store.ts';
import { endSessions } from './end-sessions.ts';
import type { OperatorDeps } from './identity-deps.ts';
import { deleteSessions, findPlayer } from './identity-store.ts';
import { insertNumberChange, setNumber } from './number-change-store.ts';
import type { OperatorProof } from './operator-proofs.ts';
import { recordEvent } from './security-events.ts';

interface NumberChange {
  playerId: bigint;
  /** The new number, in the one way to write it. */
  userName: string;
  actor: string;
  reason: string;
  proof: OperatorProof;
  /** Of a second person, with what is written in the same transaction before the change. */
  approval: { id: string; also(transaction: pg.PoolClient): Promise<void> };
}

const uniqueViolation = '23505';

/**
 * Gives an account another number, for a player who has lost the SIM card. Every session ends, both numbers get a text, and the new one has to be proven
 * by a code like any other. `taken`: another account has the number, and nothing changed.
 */
export async function changeNumber(
  deps: OperatorDeps,
  { playerId, userName, actor, reason, proof, approval }: NumberChange,
): Promise<'changed' | 'taken' | 'unknown player'> {
  const player = await findPlayer(deps.pool, { id: playerId });
  if (!player) return 'unknown player';
  try {
    const isChanged = await endSessions(deps, playerId, async (transaction) => {
      const before = await setNumber(transaction, { playerId, userName });
      if (!before) return false;
      await approval.also(transaction);
      await insertNumberChange(transaction, {
        ...{ approvalId: approval.id, playerId, oldUserName: before.old_user_name, newUserName: userName },
      });
      await deleteSessions(transaction, playerId, null);
      await insertAudit(transaction, { playerId, actor, action: 'change number', reason, proof });
      const language = player.language ?? 'en';
      const tell = (to: string, which: 'old' | 'new') =>
        deps.outbox.record(transaction, {
          topic: 'identity.number-changed',
          payload: { to, which, language, playerId: String(playerId) },
        });
      // A number that was never proven may be a stranger's.
      if (before.was_proven) await tell(before.old_user_name, 'old');
      await tell(userName, 'new');
      return true;
    });
    if (!isChanged) return 'taken';
  } catch (error) {
    if ((error as { code?: string }).code === uniqueViolation) return 'taken';
    throw error;
  }
  await recordEvent(deps, { event: 'number proof', outcome: 'number changed by operators', playerId });
  return 'changed';
}
