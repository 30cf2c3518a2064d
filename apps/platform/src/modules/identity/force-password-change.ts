import type pg from 'pg';
import { insertAudit } from './audit-store.ts';
import { endSessions } from './end-sessions.ts';
import type { OperatorDeps } from './identity-deps.ts';
import { deleteSessions, findPlayer, type PasswordChange, setStanding } from './identity-store.ts';
import { recordEvent } from './security-events.ts';
import { tellPlayer } from './tell-player.ts';

interface DuePassword {
  playerId: bigint;
  actor: string;
  reason: string;
  /** `at_sign_in`: the old password opens a session that can change it. `by_recovery`: the old one opens nothing. */
  how: PasswordChange;
  also(transaction: pg.PoolClient): Promise<void>;
}

/** An operator has a player choose a new password. Every session ends, and the player gets a text. */
export async function forcePasswordChange(
  deps: OperatorDeps,
  { playerId, actor, reason, how, also }: DuePassword,
): Promise<'due' | 'unknown player'> {
  if (!(await findPlayer(deps.pool, { id: playerId }))) return 'unknown player';
  await endSessions(deps, playerId, async (transaction) => {
    await setStanding(transaction, playerId, { passwordChange: how });
    await deleteSessions(transaction, playerId, null);
    await insertAudit(transaction, { playerId, actor, action: `force password change ${how}`, reason });
    await tellPlayer(deps, transaction, { playerId, news: { change: 'password due' } });
    await also(transaction);
    return true;
  });
  await recordEvent(deps, { event: 'sessions', outcome: 'ended by an operator', playerId });
  return 'due';
}
