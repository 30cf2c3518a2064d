import { market } from '@harmattan/kernel/market';
import { formatMajor, type Minor } from '@harmattan/kernel/money';
import type pg from 'pg';
import type { UnplayedRule } from '../../settings/cases.ts';
import type { CasesDeps } from './cases-deps.ts';
import { openComplianceCase } from './open-compliance-case.ts';

export interface Suspicion {
  paymentId: string;
  playerId: bigint;
  amountMinor: Minor;
  paidInMinor: Minor;
  stakedMinor: Minor;
  days: number;
}

/** Of the dated rules, the newest that has begun. */
export function unplayedRuleAt(rules: readonly UnplayedRule[], now: Date): UnplayedRule | undefined {
  return rules
    .filter(({ from }) => from <= now)
    .toSorted((one, other) => other.from.getTime() - one.from.getTime())
    .at(0);
}

/**
 * A player wants out what was paid in and hardly played. In the transaction that sets the withdrawal's money aside; once for a withdrawal, and
 * undefined where that was before.
 */
export async function openForSuspicion(
  deps: Pick<CasesDeps, 'settings'>,
  transaction: pg.PoolClient,
  { paymentId, playerId, amountMinor, paidInMinor, stakedMinor, days }: Suspicion,
): Promise<{ caseId: bigint; why: string } | undefined> {
  const shown = (amount: Minor) => `${market.currency} ${formatMajor(amount)}`;
  const why = `paid in ${shown(paidInMinor)} within ${days} days, staked ${shown(stakedMinor)}, asks for ${shown(amountMinor)}`;
  const caseId = await openComplianceCase(deps, transaction, {
    ...{ playerId, category: 'withdrawal', source: `withdrawal:${paymentId}`, text: why, payments: [paymentId] },
    subject: `Paid in and not played: ${shown(paidInMinor)}`,
  });
  return caseId === undefined ? undefined : { caseId, why };
}
