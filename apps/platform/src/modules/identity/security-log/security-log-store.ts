import type { Queryable } from '@harmattan/process/transaction';

/** A security event or an entry of the audit, under the number that it is sent with. */
export interface LogLine {
  sequence: bigint;
  kind: 'event' | 'audit';
  at: Date;
  [field: string]: unknown;
}

/** What the collector has not taken yet. */
export interface Batch {
  lines: LogLine[];
  /** The last number of the batch. Rows that were pruned after they got a number are passed over. */
  upTo: bigint;
}

/** Numbers what has no number yet, and reads what was not taken, in the order of the numbers. */
export async function readBatch(db: Queryable, linesMax: number): Promise<Batch> {
  await db.query('select identity.number_security_log($1)', [linesMax]);
  const { rows: marks } = await db.query<{ numbered: bigint; sent: bigint }>(
    'select numbered, sent from identity.security_log',
  );
  const { numbered = 0n, sent = 0n } = marks[0] ?? {};
  const [events, audit] = [await readEvents(db, { sent, linesMax }), await readAudit(db, { sent, linesMax })];
  const lines = [...events, ...audit].sort((a, b) => Number(a.sequence - b.sequence)).slice(0, linesMax);
  const last = lines.at(-1);
  return { lines, upTo: last && lines.length === linesMax ? last.sequence : numbered };
}

async function readEvents(db: Queryable, { sent, linesMax }: { sent: bigint; linesMax: number }): Promise<LogLine[]> {
  const { rows } = await db.query<LogLine>(
    `select sequence, 'event' as kind, at, event, outcome, player_id as "playerId", encode(number_hash, 'hex') as "numberHash",
            network, device_id as "deviceId", is_mobile as "isMobile", os, browser
     from identity.security_event where sequence > $1 order by sequence limit $2`,
    [sent, linesMax],
  );
  return rows;
}

async function readAudit(db: Queryable, { sent, linesMax }: { sent: bigint; linesMax: number }): Promise<LogLine[]> {
  const { rows } = await db.query<LogLine>(
    `select sequence, 'audit' as kind, at, player_id as "playerId", actor, action, reason, proof
     from identity.audit where sequence > $1 order by sequence limit $2`,
    [sent, linesMax],
  );
  return rows;
}

export async function markTaken(db: Queryable, upTo: bigint): Promise<void> {
  await db.query('update identity.security_log set sent = $1 where sent < $1', [upTo]);
}

const countedMax = 100_000;

/** How many rows wait, as far as they are counted, and for how long the oldest of them has waited. */
export async function readBacklog(db: Queryable): Promise<{ rows: number; seconds: number }> {
  const { rows } = await db.query<{ rows: number; seconds: number }>(
    `with waiting as (
       select at from identity.security_event
         where sequence is null or sequence > (select sent from identity.security_log) limit $1)
     , audit as (
       select at from identity.audit
         where sequence is null or sequence > (select sent from identity.security_log) limit $1)
     select count(*)::int as rows, coalesce(extract(epoch from app_now() - min(at)), 0)::float8 as seconds
     from (select at from waiting union all select at from audit) as all_waiting`,
    [countedMax],
  );
  return rows[0] ?? { rows: 0, seconds: 0 };
}
