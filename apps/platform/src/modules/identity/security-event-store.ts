import { prune } from '@harmattan/process/prune';
import type { Queryable } from '@harmattan/process/transaction';
import { type Kysely, sql } from 'kysely';
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

export async function insertSecurityEvent(db: Kysely<unknown>, row: SecurityEventRow): Promise<void> {
  const { isMobile, os, browser } = row.device;
  await sql`
    insert into identity.security_event
      (event, outcome, player_id, number_hash, network, device_id, is_mobile, os, browser)
    values (${row.event}, ${row.outcome}, ${row.playerId ?? null}, ${row.numberHash ?? null}, ${row.network ?? null},
      ${row.deviceId ?? null}, ${isMobile}, ${os}, ${browser})`.execute(db);
}

export async function pruneSecurityEvents(db: Queryable, keepDays: number): Promise<void> {
  const where = `at < app_now() - $1 * interval '1 day'`;
  await prune(db, { table: 'identity.security_event', where, values: [keepDays] });
}
