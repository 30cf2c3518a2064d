import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

export interface NewEntry {
  /** Null for a person who is not signed in. */
  memberId: bigint | null;
  actor: string;
  action: string;
  outcome: 'done' | 'refused' | 'read';
  subject?: string | undefined;
  reason?: string | undefined;
  before?: unknown;
  after?: unknown;
  address?: string | undefined;
  requestId?: string | undefined;
}

export interface EntryRow {
  id: bigint;
  at: Date;
  actor: string;
  action: string;
  outcome: 'done' | 'refused' | 'read';
  subject: string | null;
  reason: string | null;
  before: unknown;
  after: unknown;
  address: string | null;
}

const pageSize = 100;

export async function insertEntry(db: Queryable, entry: NewEntry): Promise<void> {
  const { memberId, actor, action, outcome, subject, reason, before, after, address, requestId } = entry;
  await db.query(sql`
    insert into audit.entry (member_id, actor, action, outcome, subject, reason, before, after, address, request_id)
    values (${memberId}, ${actor}, ${action}, ${outcome}, ${subject ?? null}, ${reason ?? null}, ${textOfJson(before)}, ${textOfJson(after)},
            ${address ?? null}, ${requestId ?? null})`);
}

/** Ids and amounts beyond JSON's numbers are kept as text. */
export function textOfJson(value: unknown): string | null {
  if (value === undefined) return null;
  return JSON.stringify(value, (_name, part) => (typeof part === 'bigint' ? String(part) : part));
}

interface EntryFilter {
  before?: bigint | undefined;
  actor?: string | undefined;
  subject?: string | undefined;
  /** Acts and refusals alone. */
  withoutReads?: boolean;
  limit?: number;
}

export async function listEntries(
  db: Queryable,
  { before, actor, subject, withoutReads = false, limit = pageSize }: EntryFilter,
): Promise<EntryRow[]> {
  const { rows } = await db.query<EntryRow>(sql`
    select id, at, actor, action, outcome, subject, reason, before, after, address from audit.entry
    where (${before ?? null}::bigint is null or id < ${before ?? null})
      and (${actor ?? null}::text is null or actor = ${actor ?? null})
      and (${subject ?? null}::text is null or subject = ${subject ?? null})
      and (not ${withoutReads}::boolean or outcome <> 'read')
    order by id desc limit ${limit}`);
  return rows;
}
