import { type Confirmation, confirmPlayer, type Proof } from './confirm-player.ts';
import { endSessions } from './end-sessions.ts';
import type { IdentityDeps, Origin } from './identity-deps.ts';
import { deleteSession, hasSession } from './identity-store.ts';
import { recordEvent } from './security-events.ts';
import type { CurrentSession } from './sessions.ts';
import { tellPlayer } from './tell-player.ts';

/** Ends the session that the request came with. */
export async function signOut(
  deps: IdentityDeps,
  { playerId, sessionId }: CurrentSession,
  { origin }: { origin: Origin },
): Promise<void> {
  const isEnded = await endSessions(deps, playerId, (transaction) => deleteSession(transaction, playerId, sessionId));
  if (isEnded) await recordEvent(deps, { event: 'sessions', outcome: 'signed out', playerId, origin });
}

export type EndOutcome = 'ended' | 'does not exist' | Exclude<Confirmation, 'confirmed'>;

/**
 * Ends one of the player's own sessions. Another one than the caller's needs a proof: a borrowed phone must not sign its owner out elsewhere.
 * The player gets a text about it.
 */
export async function endSession(
  deps: IdentityDeps,
  session: CurrentSession,
  { endedId, proof, origin }: { endedId: string; proof: Proof; origin: Origin },
): Promise<EndOutcome> {
  const { playerId, sessionId } = session;
  const isOwn = endedId === sessionId;
  if (!(await hasSession(deps.pool, playerId, endedId))) return 'does not exist';
  const confirmed = isOwn ? 'confirmed' : await confirmPlayer(deps, session, proof);
  if (confirmed !== 'confirmed') return confirmed;
  const isEnded = await endSessions(deps, playerId, async (transaction) => {
    if (!(await deleteSession(transaction, playerId, endedId))) return false;
    if (!isOwn) await tellPlayer(deps, transaction, { playerId, origin, news: { change: 'session ended' } });
    return true;
  });
  if (!isEnded) return 'does not exist';
  await recordEvent(deps, { event: 'sessions', outcome: 'ended', playerId, origin });
  return 'ended';
}
