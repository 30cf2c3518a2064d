import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

export interface Subject {
  kind: string;
  subject: string;
}

export interface WorkClaim {
  subject: string;
  member: bigint;
  member_name: string;
  until: Date;
}

const claimSeconds = 10 * 60;

const columns = sql`c.subject, c.member, m.user_name as member_name, c.until`;
const lasting = sql`c.until > (select app_now())`;

/** False where another member holds it. */
export async function insertClaim(
  db: Queryable,
  { kind, subject, member }: Subject & { member: bigint },
): Promise<boolean> {
  await db.query(sql`delete from work_claims.claim where until <= (select app_now())`);
  const { rowCount } = await db.query(sql`
    insert into work_claims.claim as c (kind, subject, member, until)
    values (${kind}, ${subject}, ${member}, app_now() + ${claimSeconds} * interval '1 second')
    on conflict (kind, subject) do update set member = excluded.member, until = excluded.until
      where c.member = excluded.member or c.until <= app_now()`);
  return rowCount === 1;
}

export async function findClaim(db: Queryable, { kind, subject }: Subject): Promise<WorkClaim | undefined> {
  const { rows } = await db.query<WorkClaim>(sql`
    select ${columns} from work_claims.claim c join staff.member m on m.id = c.member
    where c.kind = ${kind} and c.subject = ${subject} and ${lasting}`);
  return rows[0];
}

/** Those of one kind; each has a person at work on it, so that there are few. */
export async function listClaims(db: Queryable, kind: string): Promise<WorkClaim[]> {
  const { rows } = await db.query<WorkClaim>(sql`
    select ${columns} from work_claims.claim c join staff.member m on m.id = c.member where c.kind = ${kind} and ${lasting}`);
  return rows;
}

/** Of the member's own claim. Does nothing where there is none. */
export async function deleteClaim(
  db: Queryable,
  { kind, subject, member }: Subject & { member: bigint },
): Promise<void> {
  await db.query(sql`
    delete from work_claims.claim where kind = ${kind} and subject = ${subject} and member = ${member}`);
}
