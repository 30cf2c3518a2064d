import type { CashierDeps } from './cashier-deps.ts';
import { matchHolderName } from './holder-name/match-holder-name.ts';
import type { Prospect } from './store/payment-row.ts';

export type NameProblem = 'no name in the profile' | 'name in the profile changed lately' | 'account in another name';

/**
 * Why the player's name does not vouch for a bank account; undefined when it does, and for mobile money, which goes to the player's own
 * number. A thief can write any name into the profile, so a name that was changed lately vouches for nothing.
 */
export async function findNameProblem(deps: CashierDeps, withdrawal: Prospect): Promise<NameProblem | undefined> {
  const { destination, player_id: playerId, now } = withdrawal;
  if (destination?.kind !== 'bank') return undefined;
  const name = await deps.nameOf(playerId);
  if (!name) return 'no name in the profile';
  const { tolerance, changeSeconds } = deps.nameRules;
  if (name.changedAt && now.getTime() - name.changedAt.getTime() < changeSeconds * 1_000) {
    return 'name in the profile changed lately';
  }
  const decision = matchHolderName(name, destination.accountName, { tolerance });
  return decision === 'match' ? undefined : 'account in another name';
}
