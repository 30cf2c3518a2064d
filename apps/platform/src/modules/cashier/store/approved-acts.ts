import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

/** The database refuses a request that was not approved, and a second act by one request. */
export async function insertApprovedAct(
  db: Queryable,
  { approvalId, act, subject }: { approvalId: string; act: string; subject: string },
): Promise<void> {
  await db.query(sql`
    insert into cashier.approved_act (approval_id, act, subject) values (${approvalId}, ${act}, ${subject})`);
}
