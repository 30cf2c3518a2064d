import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

/** The number that the account had. Undefined: it was closed before. */
export async function closePlayer(db: Queryable, playerId: bigint): Promise<string | undefined> {
  const { rows } = await db.query<{ user_name: string }>(sql`
    with before as materialized (
      select id, user_name from identity.player where id = ${playerId} and closed_at is null for update)
    update identity.player p set user_name = 'closed-' || p.id, password_hash = '', sms_second_factor = false,
      number_proven_at = null, closed_at = app_now()
    from before where p.id = before.id returning before.user_name`);
  return rows[0]?.user_name;
}

export async function deleteSecrets(
  db: Queryable,
  { playerId, userName }: { playerId: bigint; userName: string },
): Promise<void> {
  await db.query(sql`delete from identity.recovery_code where player_id = ${playerId}`);
  await db.query(sql`delete from identity.second_factor where player_id = ${playerId}`);
  await db.query(sql`delete from identity.code where user_name = ${userName}`);
}
