import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { Device } from './device.ts';

export interface SecurityEventRow {
  event: string;
  outcome: string;
  playerId: bigint | undefined;
  numberHash: Buffer | undefined;
  network: string | undefined;
  deviceId: string | undefined;
  device: Device;
}

export async function insertSecurityEvent(db: Queryable, row: SecurityEventRow): Promise<void> {
  const { isMobile, os, browser } = row.device;
  await db.query(sql`
    insert into identity.security_event
      (event, outcome, player_id, number_hash, network, device_id, is_mobile, os, browser)
    values (${row.event}, ${row.outcome}, ${row.playerId ?? null}, ${row.numberHash ?? null}, ${row.network ?? null},
      ${row.deviceId ?? null}, ${isMobile}, ${os}, ${browser})`);
}

/** So many rows are gone well within the time limit of a statement. */
const sliceRows = 2_000;

/** The role of the platform may not delete events. A function of their owner deletes those that are older than 180 days. */
export async function pruneSecurityEvents(db: Queryable): Promise<void> {
  for (let pruned = sliceRows; pruned > 0; ) {
    const { rows } = await db.query<{ pruned: number }>('select identity.prune_security_events($1) as pruned', [
      sliceRows,
    ]);
    pruned = rows[0]?.pruned ?? 0;
  }
}
