import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

/** The player's number before, while the player's row is locked. The new one is not proven yet. */
export async function setNumber(
  db: Queryable,
  { playerId, userName }: { playerId: bigint; userName: string },
): Promise<{ old_user_name: string; was_proven: boolean } | undefined> {
  const { rows } = await db.query<{ old_user_name: string; was_proven: boolean }>(sql`
    update identity.player p set user_name = ${userName}, number_proven_at = null
    from (select id, user_name, number_proven_at from identity.player where id = ${playerId}) old
    where p.id = old.id and old.user_name <> ${userName}
    returning old.user_name as old_user_name, old.number_proven_at is not null as was_proven`);
  return rows[0];
}

export async function insertNumberChange(
  db: Queryable,
  change: { approvalId: string; playerId: bigint; oldUserName: string; newUserName: string },
): Promise<void> {
  await db.query(sql`
    insert into identity.number_change (approval_id, player_id, old_user_name, new_user_name)
    values (${change.approvalId}, ${change.playerId}, ${change.oldUserName}, ${change.newUserName})`);
}
