import type pg from 'pg';
import { insertAudit } from './audit-store.ts';
import { endSessions } from './end-sessions.ts';
import type { OperatorDeps } from './identity-deps.ts';
import { deleteSessions, findPlayer, listSessions } from './identity-store.ts';
import { recordEvent } from './security-events.ts';
import { tellPlayer } from './tell-player.ts';

export type EndPlayerSessionsOutcome = 'ended' | 'none is open' | 'unknown player' | 'no reason';

/** An operator signs a player out everywhere, as for an account in a thief's hands. It is audited, and the player gets a text. */
export async function endPlayerSessions(
  deps: OperatorDeps,
  {
    playerId,
    actor,
    reason,
    also,
  }: { playerId: bigint; actor: string; reason: string; also?(transaction: pg.PoolClient): Promise<void> },
): Promise<EndPlayerSessionsOutcome> {
  if (actor.trim() === '' || reason.trim() === '') return 'no reason';
  if (!(await findPlayer(deps.pool, { id: playerId }))) return 'unknown player';
  const isEnded = await endSessions(deps, playerId, async (transaction) => {
    if ((await listSessions(transaction, playerId, 1)).length === 0) return false;
    await deleteSessions(transaction, playerId, null);
    await insertAudit(transaction, { playerId, actor, action: 'end sessions', reason });
    await tellPlayer(deps, transaction, { playerId, news: { change: 'sessions ended' } });
    await also?.(transaction);
    return true;
  });
  if (!isEnded) return 'none is open';
  await recordEvent(deps, { event: 'sessions', outcome: 'ended by an operator', playerId });
  return 'ended';
}
