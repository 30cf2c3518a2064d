import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

export interface WireCountsRow {
  supplier: string;
  answered: number;
  refused: number;
  failed: number;
  malformed: number;
}

export interface WireMinute extends WireCountsRow {
  minute: Date;
}

export async function addWireMinutes(db: Queryable, minutes: readonly WireMinute[]): Promise<void> {
  if (minutes.length === 0) return;
  const each = (value: (minute: WireMinute) => unknown) => minutes.map(value);
  await db.query(sql`
    insert into suppliers.wire_minute as kept (minute, supplier, answered, refused, failed, malformed)
    select * from unnest(${each(({ minute }) => minute)}::timestamptz[], ${each(({ supplier }) => supplier)}::text[],
      ${each(({ answered }) => answered)}::bigint[], ${each(({ refused }) => refused)}::bigint[],
      ${each(({ failed }) => failed)}::bigint[], ${each(({ malformed }) => malformed)}::bigint[])
    on conflict (minute, supplier) do update set answered = kept.answered + excluded.answered,
      refused = kept.refused + excluded.refused, failed = kept.failed + excluded.failed,
      malformed = kept.malformed + excluded.malformed`);
}

export async function readWireHour(db: Queryable): Promise<WireCountsRow[]> {
  const { rows } = await db.query<WireCountsRow>(sql`
    select supplier, sum(answered)::integer as answered, sum(refused)::integer as refused, sum(failed)::integer as failed,
      sum(malformed)::integer as malformed
    from suppliers.wire_minute where minute > app_now() - interval '1 hour' group by supplier`);
  return rows;
}

export async function pruneWireMinutes(db: Queryable, days: number): Promise<void> {
  await db.query(sql`delete from suppliers.wire_minute where minute < app_now() - ${days} * interval '1 day'`);
}
