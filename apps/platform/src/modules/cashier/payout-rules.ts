import type { Minor } from '@harmattan/kernel/money';
import { inTransaction, type Queryable } from '@harmattan/process/transaction';
import type { ApprovalLimits } from './approval-rules.ts';
import type { CashierDeps } from './cashier-deps.ts';
import type { OperatorWord } from './operator-word.ts';
import { insertRules, listRules, type TriedRow, tryLimits } from './store/payout-rules.ts';

/** The limits that count now: what the office set last, or else the settings. */
export async function limitsNow(deps: { approvalLimits: ApprovalLimits }, db: Queryable): Promise<ApprovalLimits> {
  const [set] = await listRules(db, 1);
  return set ?? deps.approvalLimits;
}

export async function readPayoutRules(deps: CashierDeps) {
  const history = await listRules(deps.pool);
  return { limits: history[0] ?? deps.approvalLimits, settings: deps.approvalLimits, history };
}

/** Withdrawals that are tried are at most so old. */
const trialDays = 30;

export interface Trial {
  days: number;
  tried: { count: number; sumMinor: Minor };
  held: { count: number; sumMinor: Minor };
  /** What the limits that count now would have held of the same withdrawals. */
  heldNow: { count: number; sumMinor: Minor };
  reasons: (Omit<TriedRow, 'problem'> & { problem: string })[];
}

/** What limits would have held of the withdrawals that were paid in the last 30 days. It changes nothing. */
export async function tryPayoutRules(deps: CashierDeps, limits: ApprovalLimits): Promise<Trial> {
  const [tried, now] = await Promise.all([
    tryLimits(deps.pool, limits, trialDays),
    tryLimits(deps.pool, await limitsNow(deps, deps.pool), trialDays),
  ]);
  const isHeld = ({ problem }: TriedRow) => problem !== null;
  return {
    ...{ days: trialDays, tried: sumOf(tried), held: sumOf(tried.filter(isHeld)), heldNow: sumOf(now.filter(isHeld)) },
    reasons: tried.flatMap(({ problem, ...row }) => (problem === null ? [] : [{ problem, ...row }])),
  };
}

function sumOf(rows: TriedRow[]): { count: number; sumMinor: Minor } {
  return rows.reduce((sum, row) => ({ count: sum.count + row.count, sumMinor: sum.sumMinor + row.sumMinor }), {
    count: 0,
    sumMinor: 0n,
  });
}

/** Two people's word on the limits. Withdrawals that are decided on from then on are held against them. */
export function setPayoutRules(
  deps: CashierDeps,
  { limits, by, why, approvalId, also }: OperatorWord & { limits: ApprovalLimits; approvalId: string },
): Promise<void> {
  return inTransaction(deps.pool, async (transaction) => {
    await also?.(transaction);
    await insertRules(transaction, { ...limits, setBy: by, why, approvalId });
  });
}
