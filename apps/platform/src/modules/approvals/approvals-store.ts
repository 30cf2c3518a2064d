import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

export interface RequestRow {
  id: string;
  kind: string;
  subject: string;
  payload: unknown;
  payload_hash: Buffer;
  amount_minor: bigint | null;
  maker: bigint;
  maker_name: string;
  comment: string;
  created_at: Date;
}

const waitingMax = 500;

const columns = sql`r.id, r.kind, r.subject, r.payload, r.payload_hash, r.amount_minor, r.maker, m.user_name as maker_name, r.comment, r.created_at`;

/** False where a request about the subject waits already. */
export async function insertRequest(
  db: Queryable,
  request: {
    id: string;
    kind: string;
    subject: string;
    payload: string;
    payloadHash: Buffer;
    amountMinor: bigint | null;
    maker: bigint;
    comment: string;
  },
): Promise<boolean> {
  const { id, kind, subject, payload, payloadHash, amountMinor, maker, comment } = request;
  const { rowCount } = await db.query(sql`
    insert into approvals.request (id, kind, subject, payload, payload_hash, amount_minor, maker, comment)
    values (${id}, ${kind}, ${subject}, ${payload}, ${payloadHash}, ${amountMinor}, ${maker}, ${comment})
    on conflict (kind, subject) where decided_at is null do nothing`);
  return rowCount === 1;
}

export async function findWaiting(
  db: Queryable,
  by: { id: string } | { kind: string; subject: string },
): Promise<RequestRow | undefined> {
  const which = 'id' in by ? sql`r.id = ${by.id}` : sql`r.kind = ${by.kind} and r.subject = ${by.subject}`;
  const { rows } = await db.query<RequestRow>(sql`
    select ${columns} from approvals.request r join staff.member m on m.id = r.maker where ${which} and r.decided_at is null`);
  return rows[0];
}

export async function listWaiting(db: Queryable): Promise<RequestRow[]> {
  const { rows } = await db.query<RequestRow>(sql`
    select ${columns} from approvals.request r join staff.member m on m.id = r.maker
    where r.decided_at is null order by r.created_at, r.id limit ${waitingMax}`);
  return rows;
}

export interface DecidedRow extends RequestRow {
  approver_name: string | null;
  approved: boolean | null;
  decided_at: Date | null;
  decision_comment: string | null;
}

const storyMax = 50;

/** Every request about a record, decided or not, the oldest first. */
export async function listAbout(db: Queryable, subject: string): Promise<DecidedRow[]> {
  const { rows } = await db.query<DecidedRow>(sql`
    select ${columns}, a.user_name as approver_name, r.approved, r.decided_at, r.decision_comment
    from approvals.request r join staff.member m on m.id = r.maker left join staff.member a on a.id = r.approver
    where r.subject = ${subject} order by r.created_at, r.id limit ${storyMax}`);
  return rows;
}

/** Whether there is such a request at all, decided or not. */
export async function exists(db: Queryable, id: string): Promise<boolean> {
  const { rows } = await db.query<{ found: number }>(sql`select 1 as found from approvals.request where id = ${id}`);
  return rows.length > 0;
}

/** Ends requests that wait and whose record has moved on. */
export async function lapse(db: Queryable, ids: string[]): Promise<void> {
  await db.query(sql`
    update approvals.request set decided_at = app_now(), decision_comment = 'the record moved on'
    where id = any(${ids}::uuid[]) and decided_at is null`);
}

/** Of two decisions at once, one is told that it counts. The table refuses the maker. */
export async function decide(
  db: Queryable,
  { id, approver, approved, comment }: { id: string; approver: bigint; approved: boolean; comment: string },
): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    update approvals.request set approver = ${approver}, approved = ${approved}, decided_at = app_now(), decision_comment = ${comment}
    where id = ${id} and decided_at is null`);
  return rowCount === 1;
}
