import { testerRank } from '@harmattan/kernel/rank';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import { insertAudit } from './audit-store.ts';
import type { OperatorDeps } from './identity-deps.ts';
import { changeRank, findPlayer } from './identity-store.ts';

const plainRank = 0;

interface Mark {
  playerId: bigint;
  isTester: boolean;
  actor: string;
  reason: string;
  also(transaction: pg.PoolClient): Promise<void>;
}

/** An operator makes a player a tester, or a plain player again. `moved on`: the player is that already. */
export async function markTester(
  { pool }: Pick<OperatorDeps, 'pool'>,
  { playerId, isTester, actor, reason, also }: Mark,
): Promise<'marked' | 'moved on' | 'unknown player'> {
  return inTransaction(pool, async (transaction) => {
    if (!(await findPlayer(transaction, { id: playerId }))) return 'unknown player';
    const rankId = isTester ? testerRank : plainRank;
    if (!(await changeRank(transaction, playerId, rankId))) return 'moved on';
    await insertAudit(transaction, {
      playerId,
      actor,
      action: isTester ? 'mark as tester' : 'mark as no tester',
      reason,
    });
    await also(transaction);
    return 'marked';
  });
}
