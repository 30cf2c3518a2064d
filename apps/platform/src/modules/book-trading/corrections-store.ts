import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

export interface Correction {
  /** Of the request that two people decided on. */
  id: string;
  match: string;
  matchName: string;
  scoreBefore: [number, number];
  /** Null: the match is void. */
  score: [number, number] | null;
  resultVersion: number;
  by: string;
}

export interface CorrectionRow extends Correction {
  state: 'due' | 'done' | 'refused';
  createdAt: Date;
  endedAt: Date | null;
}

const columns = sql`id, match_id as match, match_name as "matchName", score_before as "scoreBefore", score, result_version as "resultVersion",
  decided_by as by, state, created_at as "createdAt", ended_at as "endedAt"`;

export async function insertCorrection(db: Queryable, correction: Correction): Promise<void> {
  const { id, match, matchName, scoreBefore, score, resultVersion, by } = correction;
  await db.query(sql`
    insert into book_trading.correction (id, match_id, match_name, score_before, score, result_version, decided_by)
    values (${id}, ${match}, ${matchName}, ${scoreBefore}, ${score}, ${resultVersion}, ${by})`);
}

export async function listDue(db: Queryable, limit: number): Promise<CorrectionRow[]> {
  const { rows } = await db.query<CorrectionRow>(
    sql`select ${columns} from book_trading.correction where state = 'due' order by created_at limit ${limit}`,
  );
  return rows;
}

/** The newest first. */
export async function listNewest(db: Queryable, limit: number): Promise<CorrectionRow[]> {
  const { rows } = await db.query<CorrectionRow>(
    sql`select ${columns} from book_trading.correction order by created_at desc, id limit ${limit}`,
  );
  return rows;
}

/** Leaves alone what another process has marked. */
export async function markCorrection(
  db: Queryable,
  { id, state }: { id: string; state: 'done' | 'refused' },
): Promise<void> {
  await db.query(sql`
    update book_trading.correction set state = ${state}, ended_at = app_now() where id = ${id} and state = 'due'`);
}
