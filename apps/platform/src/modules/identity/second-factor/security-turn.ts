import type { IdentityDeps } from '../identity-deps.ts';
import type { CurrentSession } from '../sessions.ts';

/**
 * Changes of one player's security are made one after another. A code is used up before its change is committed: the same request,
 * sent twice, would otherwise find the code used and the change not there yet.
 */
export function takeSecurityTurn<Result>(
  { turns }: Pick<IdentityDeps, 'turns'>,
  { playerId }: Pick<CurrentSession, 'playerId'>,
  change: () => Promise<Result>,
): Promise<Result> {
  return turns.take(`security of ${playerId}`, change);
}
