import { type Books, wasUndone } from './books.ts';
import type { Found } from './supplier-wallet.ts';

export async function findTransaction(books: Books, txId: string): Promise<Found | undefined> {
  const { keys } = books;
  const stake = await books.lastTry((attempt) => keys.debit(txId, attempt));
  const entry = stake ?? (await books.lastTry((attempt) => keys.credit(txId, attempt)));
  if (!entry) return undefined;
  const { playerId, amountMinor } = entry;
  const isStanding = entry.status === 'ok' && !(await wasUndone(books, playerId, entry.key));
  const state = entry.status !== 'ok' ? 'refused' : isStanding ? 'applied' : 'reversed';
  const id = stake ? entry.key : keys.credit(txId, 0);
  return { id, playerId, state, amountMinor, balanceMinor: await books.balance(playerId) };
}
