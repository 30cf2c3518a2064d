import { carrySuspense } from './carry-suspense.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { checkReport } from './check-deposit.ts';
import type { ReceivedRow } from './store/received.ts';
import { checkStray } from './take-stray.ts';

/** Does what is due for money that a gateway told of: asks about it, or moves it into suspense or out of it. */
export async function advanceReceived(deps: CashierDeps, received: ReceivedRow): Promise<void> {
  if (received.suspense === 'entering' || received.suspense === 'leaving') {
    await carrySuspense(deps, received);
    return;
  }
  return received.payment_id === null ? checkStray(deps, received) : checkReport(deps, received);
}
