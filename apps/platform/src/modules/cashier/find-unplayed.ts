import type { Minor } from '@harmattan/kernel/money';
import { readStakedSince } from '../wallet/index.ts';
import { type ApprovalProblem, byPerson } from './approval-rules.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { findNameProblem, type NameProblem } from './find-name-problem.ts';
import type { Prospect } from './store/payment-row.ts';
import { sumDepositsOf } from './store/player-payments.ts';

export interface Unplayed {
  paidInMinor: Minor;
  stakedMinor: Minor;
  days: number;
}

/** What the player paid in lately and hardly played, by the rule of compliance that counts now. */
export async function findUnplayed(deps: CashierDeps, playerId: bigint): Promise<Unplayed | undefined> {
  const rule = deps.compliance.unplayedRule();
  if (!rule) return undefined;
  const { paidInMinor, firstKey } = await sumDepositsOf(deps.pool, { playerId, days: rule.days });
  if (paidInMinor < rule.paidInMinor || firstKey === null) return undefined;
  const first = await deps.wallet.entry(firstKey);
  if (!first) return undefined;
  const stakedMinor = await readStakedSince(deps.pool, { playerId, afterVersion: first.version });
  const isPlayed = stakedMinor * 100n >= paidInMinor * BigInt(rule.stakedPercent);
  return isPlayed ? undefined : { paidInMinor, stakedMinor, days: rule.days };
}

/**
 * Why a person has to look at a withdrawal, by what is known of its player. That of a player whom compliance looks at has the words of every
 * withdrawal that waits for a person, which tell neither the player nor support of the case.
 */
export async function findPlayerProblem(
  deps: CashierDeps,
  withdrawal: Prospect,
): Promise<NameProblem | ApprovalProblem | undefined> {
  const nameProblem = await findNameProblem(deps, withdrawal);
  if (nameProblem) return nameProblem;
  return (await findUnplayed(deps, withdrawal.player_id)) ? byPerson : undefined;
}
