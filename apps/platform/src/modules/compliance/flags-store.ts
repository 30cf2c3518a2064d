import type { PlayerFlag } from '@harmattan/contract/office';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

export interface FlagRow {
  id: string;
  player_id: bigint;
  kind: PlayerFlag;
  reason: string;
  document: string;
  set_by: string;
  set_at: Date;
  ended_at: Date | null;
  ended_by: string | null;
  end_reason: string | null;
}

const listMax = 200;

const columns = sql`id, player_id, kind, reason, document, set_by, set_at, ended_at, ended_by, end_reason`;

/** False where the player has it already. */
export async function insertFlag(
  db: Queryable,
  flag: { id: string; playerId: bigint; kind: PlayerFlag; reason: string; document: string; by: string },
): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    insert into compliance.flag (id, player_id, kind, reason, document, set_by)
    values (${flag.id}, ${flag.playerId}, ${flag.kind}, ${flag.reason}, ${flag.document}, ${flag.by})
    on conflict (player_id, kind) where ended_at is null do nothing`);
  return rowCount === 1;
}

/** False where it has ended before. */
export async function endFlag(
  db: Queryable,
  { id, by, reason }: { id: string; by: string; reason: string },
): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    update compliance.flag set ended_at = app_now(), ended_by = ${by}, end_reason = ${reason}
    where id = ${id} and ended_at is null`);
  return rowCount === 1;
}

/** Those in force first, the newest first. */
export async function listFlags(db: Queryable): Promise<FlagRow[]> {
  const { rows } = await db.query<FlagRow>(sql`
    select ${columns} from compliance.flag order by ended_at is not null, set_at desc, id limit ${listMax}`);
  return rows;
}

export async function findFlag(db: Queryable, id: string): Promise<FlagRow | undefined> {
  const { rows } = await db.query<FlagRow>(sql`select ${columns} from compliance.flag where id = ${id}`);
  return rows[0];
}
