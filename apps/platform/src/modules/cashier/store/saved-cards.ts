import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { Sealed } from '../../../plumbing/vault.ts';
import type { GatewayName } from '../payment-port.ts';

export interface SavedCard {
  id: string;
  brand: string;
  lastFour: string;
  expiry: string;
}

/** The player's cards that are not removed, the newest first. */
export async function listSavedCards(db: Queryable, playerId: bigint, limit: number): Promise<SavedCard[]> {
  const { rows } = await db.query<SavedCard>(sql`
    select id, brand, last_four as "lastFour", expiry from cashier.saved_card
    where player_id = ${playerId} and removed_at is null order by created_at desc, id limit ${limit}`);
  return rows;
}

/** The same card again keeps the row that it has, and what was sealed for it. */
export async function insertSavedCard(
  db: Queryable,
  card: SavedCard & { playerId: bigint; gateway: GatewayName; sealed: Sealed },
): Promise<void> {
  await db.query(sql`
    insert into cashier.saved_card (id, player_id, gateway, brand, last_four, expiry, key_id, box)
    values (${card.id}, ${card.playerId}, ${card.gateway}, ${card.brand}, ${card.lastFour}, ${card.expiry},
      ${card.sealed.keyId}, ${card.sealed.box})
    on conflict (player_id, gateway, brand, last_four, expiry) where removed_at is null do nothing`);
}

/** Undefined for another player's, and for one that was removed. */
export async function findSealedToken(
  db: Queryable,
  { id, playerId }: { id: string; playerId: bigint },
): Promise<Sealed | undefined> {
  const { rows } = await db.query<Sealed>(sql`
    select key_id as "keyId", box from cashier.saved_card
    where id = ${id} and player_id = ${playerId} and removed_at is null`);
  return rows[0];
}

/** The token is gone with it. */
export async function removeSavedCard(
  db: Queryable,
  { id, playerId }: { id: string; playerId: bigint },
): Promise<void> {
  await db.query(sql`
    update cashier.saved_card set removed_at = app_now(), key_id = null, box = null
    where id = ${id} and player_id = ${playerId} and removed_at is null`);
}
