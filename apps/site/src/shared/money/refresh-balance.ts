import { call } from '../api/call.ts';
import { readSession, updateBalance } from '../session/session.ts';
import { balanceNewsTaken } from '../stream/balance-news.ts';

/** Asks for the balance and shows the answer, where that is still the newest. Throws without an answer. */
export async function refreshBalance(options: { signal?: AbortSignal } = {}): Promise<void> {
  const token = readSession()?.token;
  const newsBefore = balanceNewsTaken();
  const { totalBalance } = await call('GET User/GetBalance', options);
  // Another player may have signed in while the answer was on its way, or the stream may have sent a newer balance.
  const isNewest = readSession()?.token === token && balanceNewsTaken() === newsBefore;
  if (isNewest) updateBalance(totalBalance);
}
