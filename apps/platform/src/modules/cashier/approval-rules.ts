import type { Kobo } from '@harmattan/kernel/money';

/** Up to where a withdrawal goes out without an operator's word. A day is the last 24 hours. */
export interface ApprovalLimits {
  singleMaxKobo: Kobo;
  dayMaxKobo: Kobo;
  dayCountMax: number;
}

export function approvalProblem(
  limits: ApprovalLimits,
  { amountKobo, others }: { amountKobo: Kobo; others: { sumKobo: Kobo; count: number } },
): string | undefined {
  if (amountKobo > limits.singleMaxKobo) return 'above the automatic limit';
  if (others.sumKobo + amountKobo > limits.dayMaxKobo) return "above the day's automatic sum";
  return others.count + 1 > limits.dayCountMax ? "above the day's automatic count" : undefined;
}
