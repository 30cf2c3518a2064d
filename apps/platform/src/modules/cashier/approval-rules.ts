import type { Minor } from '@harmattan/kernel/money';

/** Up to where a withdrawal goes out without an operator's word. A day is the last 24 hours. */
export interface ApprovalLimits {
  singleMaxMinor: Minor;
  dayMaxMinor: Minor;
  dayCountMax: number;
}

/** Why a withdrawal waits whose player may not withdraw now. */
export const withdrawalsOff = 'withdrawals are switched off';

export type ApprovalProblem =
  | 'above the automatic limit'
  | "above the day's automatic sum"
  | "above the day's automatic count";

export function approvalProblem(
  limits: ApprovalLimits,
  { amountMinor, others }: { amountMinor: Minor; others: { sumMinor: Minor; count: number } },
): ApprovalProblem | undefined {
  if (amountMinor > limits.singleMaxMinor) return 'above the automatic limit';
  if (others.sumMinor + amountMinor > limits.dayMaxMinor) return "above the day's automatic sum";
  return others.count + 1 > limits.dayCountMax ? "above the day's automatic count" : undefined;
}
