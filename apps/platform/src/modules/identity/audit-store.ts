import { type Kysely, sql } from 'kysely';
import type { InTransaction } from '../../plumbing/db/database.ts';

type Executor = Kysely<unknown> | InTransaction<unknown>;

export interface AuditRow {
  at: Date;
  actor: string;
  action: string;
  reason: string;
}

export async function insertAudit(
  db: Executor,
  { playerId, actor, action, reason }: { playerId: bigint; actor: string; action: string; reason: string },
): Promise<void> {
  await sql`insert into identity.audit (player_id, actor, action, reason)
            values (${playerId}, ${actor}, ${action}, ${reason})`.execute(db);
}

/** What operators did to a player's account, in order. */
export async function listAudit(db: Executor, playerId: bigint): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select at, actor, action, reason from identity.audit where player_id = ${playerId} order by id`.execute(db);
  return rows;
}
