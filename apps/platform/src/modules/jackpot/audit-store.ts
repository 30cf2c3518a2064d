import type { Queryable } from '@harmattan/process/transaction';

export interface AuditRow {
  at: Date;
  actor: string;
  action: string;
  before: unknown;
  after: unknown;
}

export async function writeAudit(
  db: Queryable,
  jackpotId: number,
  row: { actor: string; action: string; before?: object; after?: object; approvalId?: string | undefined },
): Promise<void> {
  const { actor, action, before, after, approvalId } = row;
  await db.query(
    'insert into jackpot.audit (jackpot_id, actor, action, before, after, approval_id) values ($1, $2, $3, $4, $5, $6)',
    [jackpotId, actor, action, before ? json(before) : null, after ? json(after) : null, approvalId ?? null],
  );
}

/** What was done with a jackpot, in order. */
export async function listAudit(db: Queryable, jackpotId: number): Promise<AuditRow[]> {
  const { rows } = await db.query<AuditRow>(
    'select at, actor, action, before, after from jackpot.audit where jackpot_id = $1 order by id',
    [jackpotId],
  );
  return rows;
}

/** Amounts are written as text, which keeps every digit. */
function json(value: object): string {
  return JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner));
}
