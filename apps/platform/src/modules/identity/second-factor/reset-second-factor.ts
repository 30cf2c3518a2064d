import { clearAttempts } from '../../../plumbing/attempts/attempts.ts';
import { insertAudit } from '../audit-store.ts';
import { endSessions } from '../end-sessions.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { deleteSessions, findPlayer } from '../identity-store.ts';
import { tellPlayer } from '../tell-player.ts';
import { allGuards } from './code-guards.ts';
import { recordChange } from './record-change.ts';
import { turnOff } from './second-factor-store.ts';

export type ResetOutcome = 'reset' | 'is off' | 'unknown player' | 'no reason';

/**
 * An operator's help for who has lost both the app and the recovery codes, once it is known who is asking. It leaves a trace
 * that nobody can remove, and ends every session.
 */
export async function resetSecondFactor(
  deps: IdentityDeps,
  { playerId, actor, reason }: { playerId: bigint; actor: string; reason: string },
): Promise<ResetOutcome> {
  if (actor.trim() === '' || reason.trim() === '') return 'no reason';
  const player = await findPlayer(deps.tables, { id: playerId });
  if (!player) return 'unknown player';
  const isReset = await endSessions(deps, playerId, async (transaction) => {
    if (!(await turnOff(transaction, playerId))) return false;
    await insertAudit(transaction, { playerId, actor, action: 'reset second factor', reason });
    await deleteSessions(transaction, playerId, null);
    for (const { subject } of allGuards(playerId)) await clearAttempts(transaction, subject);
    await tellPlayer(deps, transaction, { playerId, news: { change: 'app reset' } });
    return true;
  });
  if (!isReset) return 'is off';
  await recordChange(deps, { playerId, change: 'app reset' });
  return 'reset';
}
