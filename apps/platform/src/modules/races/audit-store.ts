import type { Queryable } from '@harmattan/process/transaction';

export interface AuditRow {
  at: Date;
  actor: string;
  action: string;
  before: unknown;
  after: unknown;
}

/** Without a race: it was done with all of them. */
export async function writeAudit(
  db: Queryable,
  raceId: number | null,
  row: { actor: string; action: string; before?: object; after?: object; approvalId?: string | undefined },
): Promise<void> {
  const { actor, action, before, after, approvalId } = row;
  await db.query(
    'insert into races.audit (race_id, actor, action, before, after, approval_id) values ($1, $2, $3, $4, $5, $6)',
    [raceId, actor, action, before ? json(before) : null, after ? json(after) : null, approvalId ?? null],
  );
}

/** What was done with a race, or with all of them, in order. */
export async function listAudit(db: Queryable, raceId: number | null): Promise<AuditRow[]> {
  const { rows } = await db.query<AuditRow>(
    'select at, actor, action, before, after from races.audit where race_id is not distinct from $1 order by id',
    [raceId],
  );
  return rows;
}

/** Amounts are written as text, which keeps every digit. */
function json(value: object): string {
  return JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner));
}
