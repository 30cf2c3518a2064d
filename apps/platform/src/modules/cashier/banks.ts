import type { CashierDeps } from './cashier-deps.ts';
import type { Bank } from './payment-port.ts';

const keepMs = 10 * 60_000;

/** The banks that money can come from and go to. They change rarely, so they are asked for once in a while. */
export function createBanks(deps: Pick<CashierDeps, 'gateways' | 'clock'>): () => Promise<Bank[] | undefined> {
  let kept: { banks: Bank[]; untilMs: number } | undefined;
  return async () => {
    const nowMs = deps.clock.now().getTime();
    if (kept && nowMs < kept.untilMs) return kept.banks;
    const banks = await deps.gateways.get('kudipal')?.banks();
    if (banks) kept = { banks, untilMs: nowMs + keepMs };
    // A list from before is better than none.
    return banks ?? kept?.banks;
  };
}
