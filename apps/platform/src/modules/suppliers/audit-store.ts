import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

export interface AuditRow {
  at: Date;
  actor: string;
  action: string;
  reference: string;
  reason: string;
  outcome: string;
}

export async function insertAudit(
  db: Queryable,
  { playerId, actor, action, reference, reason, outcome }: Omit<AuditRow, 'at'> & { playerId: bigint },
): Promise<void> {
  await db.query(sql`
    insert into suppliers.audit (player_id, actor, action, reference, reason, outcome)
    values (${playerId}, ${actor}, ${action}, ${reference}, ${reason}, ${outcome})`);
}

/** What operators did to a player's reserves, in order. */
export async function listAudit(db: Queryable, playerId: bigint): Promise<AuditRow[]> {
  const { rows } = await db.query<AuditRow>(sql`
    select at, actor, action, reference, reason, outcome from suppliers.audit where player_id = ${playerId} order by id`);
  return rows;
}
