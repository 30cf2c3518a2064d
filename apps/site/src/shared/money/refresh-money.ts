import { refreshPendingWithdrawal } from './pending-withdrawal.ts';
import { refreshBalance } from './refresh-balance.ts';

/** Money has moved: what the header shows of it is asked for now and not at its next turn. */
export async function refreshMoney(): Promise<void> {
  // Without an answer the polling makes up for it within seconds.
  await Promise.allSettled([refreshBalance(), refreshPendingWithdrawal({ hasNews: true })]);
}
