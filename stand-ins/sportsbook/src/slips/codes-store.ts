import { prune } from '@harmattan/process/prune';
import type { Queryable } from '@harmattan/process/transaction';
import type { Pick } from '../contract/bets.ts';

const keptDays = 30;

/** The code that these picks have already; it lives on from today. */
export async function renewCode(db: Queryable, digest: Buffer): Promise<string | undefined> {
  const { rows } = await db.query<{ code: string }>(
    `update sportsbook.code set expires_at = app_now() + interval '${keptDays} days'
     where digest = $1 and expires_at > app_now() returning code`,
    [digest],
  );
  return rows[0]?.code;
}

/** Undefined when the code is taken, or these picks have got another one meanwhile. */
export async function insertCode(
  db: Queryable,
  { code, picks, digest }: { code: string; picks: readonly Pick[]; digest: Buffer },
): Promise<string | undefined> {
  const { rows } = await db.query<{ code: string }>(
    `insert into sportsbook.code (code, picks, digest, expires_at)
     values ($1, $2, $3, app_now() + interval '${keptDays} days') on conflict do nothing returning code`,
    [code, JSON.stringify(picks), digest],
  );
  return rows[0]?.code;
}

export async function findCode(db: Queryable, code: string): Promise<Pick[] | undefined> {
  const { rows } = await db.query<{ picks: Pick[] }>(
    'select picks from sportsbook.code where code = $1 and expires_at > app_now()',
    [code],
  );
  return rows[0]?.picks;
}

/** The code that a slip is of: the given one where the slip has all of its picks, else the one that was made of just these. */
export async function findCodeOf(
  db: Queryable,
  { given, picks, digest }: { given: string | undefined; picks: readonly Pick[]; digest: Buffer },
): Promise<string | undefined> {
  const { rows } = await db.query<{ code: string }>(
    `select code from sportsbook.code
     where expires_at > app_now() and ((code = $1 and $2::jsonb @> picks) or digest = $3) order by code = $1 desc limit 1`,
    [given ?? null, JSON.stringify(picks), digest],
  );
  return rows[0]?.code;
}

export async function deleteExpired(db: Queryable): Promise<void> {
  await prune(db, { table: 'sportsbook.code', where: 'expires_at <= app_now()' });
}

/** Whether the operator takes no slips of this code, or with these picks, any more. */
export async function isCodeStopped(
  db: Queryable,
  { code, picks }: { code: string; picks: readonly Pick[] },
): Promise<boolean> {
  const { rows } = await db.query<{ is: boolean | null }>('select sportsbook.is_stopped($1, $2) as is', [
    code,
    JSON.stringify(picks),
  ]);
  return rows[0]?.is ?? false;
}
