import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { Incident, PastIncident, Subject } from './incident.ts';

const columns = sql`id, kind, subject, name, reason, banner, until, begun_by as "by", begun_at as since`;
const expiry = { by: 'expiry', reason: 'its time was over' };
const isInForce = sql`ended_at is null and until > app_now()`;

/** Undefined while another one of the same subject is in force. */
export async function insertIncident(
  db: Queryable,
  incident: Omit<Incident, 'since'>,
): Promise<{ since: Date } | undefined> {
  const { rows } = await db.query<{ since: Date }>(sql`
    insert into incidents.incident (id, kind, subject, name, reason, banner, until, begun_by)
    values (${incident.id}, ${incident.kind}, ${incident.subject}, ${incident.name}, ${incident.reason}, ${incident.banner},
      ${incident.until}, ${incident.by})
    on conflict (kind, subject) where ended_at is null do nothing
    returning begun_at as since`);
  return rows[0];
}

/** Those whose time is over. They count for nothing since then, whether this has run or not. */
export async function endExpired(db: Queryable): Promise<void> {
  await db.query(sql`
    update incidents.incident set ended_at = until, ended_by = ${expiry.by}, end_reason = ${expiry.reason}
    where ended_at is null and until <= app_now()`);
}

/** Waits for transactions that decide on the word of `findInForce`. Undefined when it has ended. */
export async function endIncident(
  db: Queryable,
  { id, by, reason }: { id: string; by: string; reason: string },
): Promise<Incident | undefined> {
  const { rows } = await db.query<Incident>(sql`
    update incidents.incident set ended_at = app_now(), ended_by = ${by}, end_reason = ${reason}
    where id = ${id} and ${isInForce} returning ${columns}`);
  return rows[0];
}

export async function isKnown(db: Queryable, id: string): Promise<boolean> {
  return (await db.query(sql`select 1 from incidents.incident where id = ${id}`)).rows.length > 0;
}

/** What holds any of these off now; of several, the one that lasts longest. It does not end until the transaction does. */
export async function findInForce(db: Queryable, subjects: readonly Subject[]): Promise<Incident | undefined> {
  const kinds = subjects.map(({ kind }) => kind);
  const names = subjects.map(({ subject }) => subject);
  const { rows } = await db.query<Incident>(sql`
    select ${columns} from incidents.incident
    where (kind, subject) in (select * from unnest(${kinds}::text[], ${names}::text[])) and ${isInForce}
    order by until desc for share`);
  return rows[0];
}

export const hasInForce = sql`exists (select from incidents.incident where ${isInForce})`;

/** The oldest first. */
export async function listInForce(db: Queryable): Promise<Incident[]> {
  const { rows } = await db.query<Incident>(sql`
    select ${columns} from incidents.incident where ${isInForce} order by begun_at, id`);
  return rows;
}

const pastMax = 20;

/** Also one whose time is over and that was not written to yet. */
export async function listPast(db: Queryable): Promise<PastIncident[]> {
  const { rows } = await db.query<PastIncident>(sql`
    select ${columns}, coalesce(ended_at, until) as "endedAt", coalesce(ended_by, ${expiry.by}) as "endedBy",
      coalesce(end_reason, ${expiry.reason}) as "endReason"
    from incidents.incident where ended_at is not null or until <= app_now()
    order by coalesce(ended_at, until) desc limit ${pastMax}`);
  return rows;
}
