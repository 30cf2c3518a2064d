import { market } from '@harmattan/kernel/market';
import { formatMajor, type Minor } from '@harmattan/kernel/money';
import type pg from 'pg';
import type { UnplayedRule } from '../../settings/cases.ts';
import type { CasesDeps } from './cases-deps.ts';
import { insertComplianceCase, lockPlayer } from './cases-store.ts';
import { findBySource, insertEntry, insertLink } from './entries-store.ts';

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

/** A player wants out what was paid in and hardly played. In the transaction that sets the withdrawal's money aside; once for a withdrawal. */
export async function openForSuspicion(
  deps: Pick<CasesDeps, 'settings'>,
  transaction: pg.PoolClient,
  { paymentId, playerId, amountMinor, paidInMinor, stakedMinor, days }: Suspicion,
): Promise<void> {
  await lockPlayer(transaction, playerId);
  const source = `withdrawal:${paymentId}`;
  if ((await findBySource(transaction, source)) !== undefined) return;
  const shown = (amount: Minor) => `${market.currency} ${formatMajor(amount)}`;
  const caseId = await insertComplianceCase(transaction, {
    playerId,
    subject: `Paid in and not played: ${shown(paidInMinor)}`,
    category: 'withdrawal',
    solutionHours: deps.settings.complianceHours,
  });
  const text = `paid in ${shown(paidInMinor)} within ${days} days, staked ${shown(stakedMinor)}, asks for ${shown(amountMinor)}`;
  await insertEntry(transaction, { caseId, kind: 'event', text, source });
  await insertLink(transaction, { caseId, kind: 'payment', reference: paymentId });
}
