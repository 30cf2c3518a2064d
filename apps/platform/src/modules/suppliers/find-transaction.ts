import { type SupplierLedger, wasUndone } from './supplier-ledger.ts';
import type { Found } from './supplier-wallet.ts';

export async function findTransaction(ledger: SupplierLedger, txId: string): Promise<Found | undefined> {
  const { keys } = ledger;
  const stake = await ledger.lastTry((attempt) => keys.debit(txId, attempt));
  const entry = stake ?? (await ledger.lastTry((attempt) => keys.credit(txId, attempt)));
  if (!entry) return undefined;
  const { playerId, amountMinor } = entry;
  const isStanding = entry.status === 'ok' && !(await wasUndone(ledger, playerId, entry.key));
  const state = entry.status !== 'ok' ? 'refused' : isStanding ? 'applied' : 'reversed';
  const id = stake ? entry.key : keys.credit(txId, 0);
  return { id, playerId, state, amountMinor, balanceMinor: await ledger.balance(playerId) };
}
