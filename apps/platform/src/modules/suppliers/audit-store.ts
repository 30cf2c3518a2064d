import { type Kysely, sql } from 'kysely';

export interface AuditRow {
  at: Date;
  actor: string;
  action: string;
  reference: string;
  reason: string;
  outcome: string;
}

export async function insertAudit(
  db: Kysely<unknown>,
  { playerId, actor, action, reference, reason, outcome }: Omit<AuditRow, 'at'> & { playerId: bigint },
): Promise<void> {
  await sql`insert into suppliers.audit (player_id, actor, action, reference, reason, outcome)
            values (${playerId}, ${actor}, ${action}, ${reference}, ${reason}, ${outcome})`.execute(db);
}

/** What operators did to a player's reserves, in order. */
export async function listAudit(db: Kysely<unknown>, playerId: bigint): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select at, actor, action, reference, reason, outcome from suppliers.audit where player_id = ${playerId} order by id`.execute(
    db,
  );
  return rows;
}
