import type { CashierDeps } from './cashier-deps.ts';
import { maskedNumber } from './mask-destination.ts';
import { reasonWord } from './reason-word.ts';
import { findReceipt } from './store/receipts.ts';

/** One payment for a player to show to others: no balance stands on it, and no whole account number. */
export async function readReceipt(deps: CashierDeps, wanted: { playerId: bigint; id: string }) {
  const row = await findReceipt(deps.pool, wanted);
  if (!row) return undefined;
  const { destination } = row;
  return {
    id: row.id,
    type: row.direction === 'deposit' ? (1 as const) : (2 as const),
    viewName: row.view_name,
    amount: row.received_kobo ?? row.amount_kobo,
    currency: row.currency,
    startTime: row.created_at,
    statusTime: row.state_at,
    status: row.status,
    reference: row.reference,
    gatewayReference: row.provider_ref,
    destination: destination && maskedNumber(destination),
    accountName: destination?.kind === 'bank' && destination.accountName !== '' ? destination.accountName : null,
    comment: row.player_comment,
    message: row.note === null ? '' : reasonWord(row.direction, row.note),
  };
}
