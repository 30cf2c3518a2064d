import type { IdentityQuestion } from '@harmattan/contract/office';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

export interface CheckRow {
  id: string;
  case_id: bigint;
  player_id: bigint;
  questions: IdentityQuestion[];
  asked_at: Date;
  /** It was not answered, and there is still time. */
  is_open: boolean;
}

/** A caller answers while on the line. */
const answerSeconds = 15 * 60;
/** A passed check counts for so long. */
const passSeconds = 30 * 60;
const isOpen = sql`answered_at is null and asked_at > app_now() - ${answerSeconds} * interval '1 second'`;
const columns = sql`id, case_id, player_id, questions, asked_at, coalesce(${isOpen}, false) as is_open`;

export async function insertCheck(
  db: Queryable,
  check: Pick<CheckRow, 'id' | 'case_id' | 'player_id' | 'questions'> & { askedBy: bigint },
): Promise<void> {
  await db.query(sql`
    insert into cases.identity_check (id, case_id, player_id, questions, asked_by)
    values (${check.id}, ${check.case_id}, ${check.player_id}, ${check.questions}, ${check.askedBy})`);
}

/** What the player was asked and has not answered. */
export async function findOpenCheck(db: Queryable, playerId: bigint): Promise<CheckRow | undefined> {
  const { rows } = await db.query<CheckRow>(sql`
    select ${columns} from cases.identity_check where player_id = ${playerId} and ${isOpen} order by asked_at desc limit 1`);
  return rows[0];
}

export async function findCheck(db: Queryable, id: string): Promise<CheckRow | undefined> {
  const { rows } = await db.query<CheckRow>(sql`select ${columns} from cases.identity_check where id = ${id}`);
  return rows[0];
}

/** Of two who answer at once one does. Undefined also when it is too late. */
export async function answerCheck(
  db: Queryable,
  { id, by, passed }: { id: string; by: bigint; passed: boolean },
): Promise<{ until: Date } | undefined> {
  const { rows } = await db.query<{ until: Date }>(sql`
    update cases.identity_check set answered_by = ${by}, answered_at = app_now(), passed = ${passed}
    where id = ${id} and ${isOpen} returning app_now() + ${passSeconds} * interval '1 second' as until`);
  return rows[0];
}

/** The last answer of the case, while it counts. */
export async function findAnswered(
  db: Queryable,
  caseId: bigint,
): Promise<{ passed: boolean; until: Date } | undefined> {
  const { rows } = await db.query<{ passed: boolean; until: Date }>(sql`
    select coalesce(passed, false) as passed, answered_at + ${passSeconds} * interval '1 second' as until from cases.identity_check
    where case_id = ${caseId} and answered_at > app_now() - ${passSeconds} * interval '1 second'
    order by answered_at desc limit 1`);
  return rows[0];
}
