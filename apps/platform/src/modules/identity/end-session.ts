import { endSessions } from './end-sessions.ts';
import type { IdentityDeps, Origin } from './identity-deps.ts';
import { deleteSession } from './identity-store.ts';
import { recordEvent } from './security-events.ts';

/** Ends one of the player's own sessions; false when there is no such one. */
export async function endSession(
  deps: IdentityDeps,
  { playerId, sessionId }: { playerId: bigint; sessionId: string },
  { outcome, origin }: { outcome: 'signed out' | 'ended'; origin: Origin },
): Promise<boolean> {
  const isEnded = await endSessions(deps, playerId, (transaction) => deleteSession(transaction, playerId, sessionId));
  if (isEnded) await recordEvent(deps, { event: 'sessions', outcome, playerId, origin });
  return isEnded;
}
