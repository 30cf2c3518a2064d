import { call } from '../../shared/api/call.ts';
import { readSession, updateBalance } from '../../shared/session.ts';
import { balanceNewsTaken } from '../../shared/stream/balance-news.ts';

/** Whether the stored balance is fresh now. Without a stored player, or without a success, it is not. */
export async function refreshBalance(signal: AbortSignal): Promise<boolean> {
  const session = readSession();
  if (!session) return false;
  const newsBefore = balanceNewsTaken();
  try {
    const { totalBalance } = await call('GET User/GetBalance', { signal });
    // Another player may have signed in while the answer was on its way, or the stream may have sent a newer balance.
    const isNewest = readSession()?.token === session.token && balanceNewsTaken() === newsBefore;
    if (isNewest) updateBalance(totalBalance);
    return true;
  } catch {
    return false;
  }
}
