import type pg from 'pg';
import type { CashierDeps } from './cashier-deps.ts';
import type { Receipt } from './payment-port.ts';
import type { DepositRow } from './store/payment-row.ts';
import { findSealedToken, insertSavedCard } from './store/saved-cards.ts';

const ownerOf = (playerId: bigint) => `cards of ${playerId}`;

/** Keeps the card of a deposit that was credited, where the player asked for it and the gateway gave a token. */
export async function keepCard(
  deps: CashierDeps,
  transaction: pg.PoolClient,
  { deposit, receipt }: { deposit: DepositRow; receipt: Receipt },
): Promise<void> {
  const { card } = receipt;
  // Without a key nothing is kept; the money is credited all the same.
  if (!deposit.save_card || !card || deps.vault.keyId === undefined) return;
  const { token, ...shown } = card;
  const { player_id: playerId, gateway } = deposit;
  const sealed = deps.vault.seal(Buffer.from(token), ownerOf(playerId));
  await insertSavedCard(transaction, { id: deps.ids.next(), playerId, gateway, ...shown, sealed });
}

/** The token of the player's own card. Undefined for another player's card, and for one that was removed. */
export async function findToken(
  deps: CashierDeps,
  wanted: { id: string; playerId: bigint },
): Promise<string | undefined> {
  const sealed = await findSealedToken(deps.pool, wanted);
  return sealed && deps.vault.open(sealed, ownerOf(wanted.playerId)).toString();
}
