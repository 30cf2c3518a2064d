import { endSessions } from './end-sessions.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { deleteSession } from './identity-store.ts';

/** Ends one of the player's own sessions; false when there is no such one. */
export function endSession(
  deps: IdentityDeps,
  { playerId, sessionId }: { playerId: bigint; sessionId: string },
): Promise<boolean> {
  return endSessions(deps, playerId, (transaction) => deleteSession(transaction, playerId, sessionId));
}
