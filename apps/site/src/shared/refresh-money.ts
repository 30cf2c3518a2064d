import { call } from './api/call.ts';
import { queryClient } from './api/query-client.ts';
import { readSession, updateBalance } from './session.ts';
import { balanceNewsTaken } from './stream/balance-news.ts';

/** Money has moved: what the header shows of it is asked for now and not at its next turn. */
export async function refreshMoney(): Promise<void> {
  // Without an answer the polling makes up for it within seconds.
  await Promise.allSettled([refreshBalance(), refreshPendingWithdrawal()]);
}

async function refreshBalance(): Promise<void> {
  const token = readSession()?.token;
  const newsBefore = balanceNewsTaken();
  const { totalBalance } = await call('GET User/GetBalance');
  // Another player may have signed in while the answer was on its way, or the stream may have sent a newer balance.
  const isNewest = readSession()?.token === token && balanceNewsTaken() === newsBefore;
  if (isNewest) updateBalance(totalBalance);
}

async function refreshPendingWithdrawal(): Promise<void> {
  queryClient.setQueryData(['pending-withdrawal'], await call('GET Banking/CheckUserWithdrawOrder'));
}
