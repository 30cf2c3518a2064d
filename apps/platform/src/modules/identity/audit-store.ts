import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

export interface AuditRow {
  at: Date;
  actor: string;
  action: string;
  reason: string;
  /** Of an action that asks for one: how the operator made sure that it is the player who asks. */
  proof: string | null;
}

export async function insertAudit(
  db: Queryable,
  entry: { playerId: bigint; actor: string; action: string; reason: string; proof?: string },
): Promise<bigint> {
  const { playerId, actor, action, reason, proof = null } = entry;
  const { rows } = await db.query<{ id: bigint }>(sql`
    insert into identity.audit (player_id, actor, action, reason, proof)
    values (${playerId}, ${actor}, ${action}, ${reason}, ${proof}) returning id`);
  return (rows[0] as { id: bigint }).id;
}

/** The request that a second person approved, where an act takes two. */
export async function insertAuditApproval(
  db: Queryable,
  { auditId, approvalId }: { auditId: bigint; approvalId: string },
): Promise<void> {
  await db.query(sql`insert into identity.audit_approval (audit_id, approval_id) values (${auditId}, ${approvalId})`);
}

/** What operators did to a player's account, in order. */
export async function listAudit(db: Queryable, playerId: bigint): Promise<AuditRow[]> {
  const { rows } = await db.query<AuditRow>(sql`
    select at, actor, action, reason, proof from identity.audit where player_id = ${playerId} order by id`);
  return rows;
}
