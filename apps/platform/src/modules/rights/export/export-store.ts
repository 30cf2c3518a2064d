import { prune } from '@harmattan/process/prune';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

/** A ticket that was not used gives way to a new one, and so does a file that was never finished. False while one is being fetched. */
export async function insertExport(
  db: Queryable,
  asked: { id: string; playerId: bigint; ticketHash: Buffer; lifeSeconds: number; fetchSecondsMax: number },
): Promise<boolean> {
  await db.query(sql`
    update rights.export set finished_at = app_now()
    where player_id = ${asked.playerId} and finished_at is null
      and (started_at is null or started_at < app_now() - ${asked.fetchSecondsMax} * interval '1 second')`);
  const { rowCount } = await db.query(sql`
    insert into rights.export (id, player_id, ticket_hash, ends_at)
    values (${asked.id}, ${asked.playerId}, ${asked.ticketHash}, app_now() + ${asked.lifeSeconds} * interval '1 second')
    on conflict do nothing`);
  return rowCount === 1;
}

/** Once, while the ticket is good. */
export async function startExport(
  db: Queryable,
  ticketHash: Buffer,
): Promise<{ id: string; player_id: bigint } | undefined> {
  const { rows } = await db.query<{ id: string; player_id: bigint }>(sql`
    update rights.export set started_at = app_now()
    where ticket_hash = ${ticketHash} and started_at is null and finished_at is null and ends_at > app_now()
    returning id, player_id`);
  return rows[0];
}

export async function finishExport(db: Queryable, id: string): Promise<void> {
  await db.query(sql`update rights.export set finished_at = app_now() where id = ${id} and finished_at is null`);
}

export async function pruneExports(db: Queryable, keepDays: number): Promise<void> {
  await prune(db, {
    table: 'rights.export',
    where: `asked_at < app_now() - $1 * interval '1 day'`,
    values: [keepDays],
  });
}
