import type { Queryable } from '@harmattan/process/transaction';
import type { Pick as PickRef } from '../contract/bets.ts';

export interface CodeStop {
  code: string;
  picks: PickRef[];
  by: string;
  reason: string;
  at: Date;
}

/** From its commit on, every process refuses slips of the code: the statements that accept a slip read the table themselves. */
export async function stopCode(db: Queryable, { code, picks, by, reason }: Omit<CodeStop, 'at'>): Promise<void> {
  await db.query(
    `insert into sportsbook.code_stop (code, picks, stopped_by, reason) values ($1, $2, $3, $4) on conflict do nothing`,
    [code, JSON.stringify(picks.map(({ match, market, outcome }) => ({ match, market, outcome }))), by, reason],
  );
}

/** False when it was not stopped. */
export async function resumeCode(db: Queryable, code: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from sportsbook.code_stop where code = $1', [code]);
  return rowCount === 1;
}

export async function listCodeStops(db: Queryable): Promise<CodeStop[]> {
  const { rows } = await db.query<CodeStop>(
    'select code, picks, stopped_by as by, reason, stopped_at as at from sportsbook.code_stop order by stopped_at desc',
  );
  return rows;
}

/** Whether a slip of these picks is refused, as the statements that accept one read it: `sportsbook.is_stopped`. */
export async function isStopped(
  db: Queryable,
  { code, picks }: { code: string | undefined; picks: readonly PickRef[] },
): Promise<boolean> {
  const held = JSON.stringify(picks.map(({ match, market, outcome }) => ({ match, market, outcome })));
  const { rows } = await db.query<{ is: boolean | null }>('select sportsbook.is_stopped($1, $2) as is', [
    code ?? null,
    held,
  ]);
  return rows[0]?.is ?? false;
}
