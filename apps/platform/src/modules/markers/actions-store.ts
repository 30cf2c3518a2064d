import type { HarmAction } from '@harmattan/contract/office';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

export interface ActionRow {
  id: string;
  player_id: bigint;
  case_id: bigint;
  kind: HarmAction;
  detail: string | null;
  reason: string;
  member: string;
  at: Date;
}

export type NewAction = Omit<ActionRow, 'at'>;

const columns = sql`id, player_id, case_id, kind, detail, reason, member, at`;

/** False where it was written before. */
export async function insertAction(db: Queryable, action: NewAction): Promise<boolean> {
  const { id, player_id, case_id, kind, detail, reason, member } = action;
  const { rowCount } = await db.query(sql`
    insert into markers.action (id, player_id, case_id, kind, detail, reason, member)
    values (${id}, ${player_id}, ${case_id}, ${kind}, ${detail}, ${reason}, ${member}) on conflict do nothing`);
  return rowCount === 1;
}

export async function findAction(db: Queryable, id: string): Promise<ActionRow | undefined> {
  const { rows } = await db.query<ActionRow>(sql`select ${columns} from markers.action where id = ${id}`);
  return rows[0];
}

/** The newest first. */
export async function listActionsOf(db: Queryable, playerId: bigint, limit: number): Promise<ActionRow[]> {
  const { rows } = await db.query<ActionRow>(sql`
    select ${columns} from markers.action where player_id = ${playerId} order by at desc, id limit ${limit}`);
  return rows;
}

/** Of all players, the newest first. */
export async function listActionsSince(
  db: Queryable,
  { from, limit }: { from: Date; limit: number },
): Promise<ActionRow[]> {
  const { rows } = await db.query<ActionRow>(sql`
    select ${columns} from markers.action where at >= ${from} order by at desc, id limit ${limit}`);
  return rows;
}
