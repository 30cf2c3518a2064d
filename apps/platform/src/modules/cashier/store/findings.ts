import type { Minor } from '@harmattan/kernel/money';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { GatewayName } from '../payment-port.ts';

export interface NewFinding {
  id: string;
  kind: string;
  item: string;
  minor: Minor;
  since: Date;
}

/**
 * Replaces what is open for a gateway: what is found again stays, what is not found any more is resolved. What an operator resolved stays
 * resolved while it differs by the same amount. What is younger than `graceSeconds` is not found yet.
 */
export async function keepFindings(
  db: Queryable,
  gateway: GatewayName,
  { found, graceSeconds }: { found: NewFinding[]; graceSeconds: number },
): Promise<void> {
  const rows = JSON.stringify(found.map(({ minor, ...finding }) => ({ ...finding, kobo: String(minor) })));
  const current = sql`jsonb_to_recordset(${rows}::jsonb) as f (id uuid, kind text, item text, kobo bigint, since timestamptz)`;
  await db.query(sql`
    update cashier.finding o set resolved_at = app_now(), resolved_by = 'match', why = 'the books agree'
    where gateway = ${gateway} and resolved_at is null and not exists (select 1 from ${current} where f.item = o.item)`);
  await db.query(sql`
    insert into cashier.finding as o (id, gateway, kind, item, kobo, since)
    select f.id, ${gateway}, f.kind, f.item, f.kobo, f.since from ${current}
    where f.since <= app_now() - ${graceSeconds} * interval '1 second'
      and not exists (
        select 1 from cashier.finding r where r.gateway = ${gateway} and r.item = f.item and r.kobo = f.kobo
          and r.resolved_at is not null and r.resolved_by <> 'match')
    on conflict (gateway, item) where resolved_at is null do update set kind = excluded.kind, kobo = excluded.kobo`);
}

/** False when it is not open any more. */
export async function closeFinding(db: Queryable, word: { id: string; by: string; why: string }): Promise<boolean> {
  const { rows } = await db.query(sql`
    update cashier.finding set resolved_at = app_now(), resolved_by = ${`operator:${word.by}`}, why = ${word.why}
    where id = ${word.id} and resolved_at is null returning id`);
  return rows.length > 0;
}
