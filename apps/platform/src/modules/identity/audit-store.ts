import { type Kysely, sql } from 'kysely';
import type { InTransaction } from '../../plumbing/db/database.ts';

type Executor = Kysely<unknown> | InTransaction<unknown>;

export interface AuditRow {
  at: Date;
  actor: string;
  action: string;
  reason: string;
  /** Of an action that asks for one: how the operator made sure that it is the player who asks. */
  proof: string | null;
}

export async function insertAudit(
  db: Executor,
  entry: { playerId: bigint; actor: string; action: string; reason: string; proof?: string },
): Promise<void> {
  const { playerId, actor, action, reason, proof = null } = entry;
  await sql`insert into identity.audit (player_id, actor, action, reason, proof)
            values (${playerId}, ${actor}, ${action}, ${reason}, ${proof})`.execute(db);
}

/** What operators did to a player's account, in order. */
export async function listAudit(db: Executor, playerId: bigint): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select at, actor, action, reason, proof from identity.audit where player_id = ${playerId} order by id`.execute(db);
  return rows;
}
