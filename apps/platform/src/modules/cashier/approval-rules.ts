import type { Minor } from '@harmattan/kernel/money';

/** Up to where a withdrawal goes out without an operator's word. A day is the last 24 hours. */
export interface ApprovalLimits {
  singleMaxMinor: Minor;
  dayMaxMinor: Minor;
  dayCountMax: number;
}

/** Why a withdrawal waits whose player may not withdraw now. */
export const withdrawalsOff = 'withdrawals are switched off';

/**
 * Why a withdrawal waits for a person, in words that tell nothing of the rule: a withdrawal that a rule of compliance holds has the same ones, whatever
 * its amount.
 */
export const byPerson = 'a person approves it';
export type ApprovalProblem = typeof byPerson;

export function approvalProblem(
  limits: ApprovalLimits,
  { amountMinor, others }: { amountMinor: Minor; others: { sumMinor: Minor; count: number } },
): ApprovalProblem | undefined {
  const isWithin =
    amountMinor <= limits.singleMaxMinor &&
    others.sumMinor + amountMinor <= limits.dayMaxMinor &&
    others.count + 1 <= limits.dayCountMax;
  return isWithin ? undefined : byPerson;
}
