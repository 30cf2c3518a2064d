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

/**
 * SQL: whether a slip is stopped. A stop refuses the slips that carry its code, and every slip that holds all selections of the code, with or
 * without others: typed by hand they are the same liability.
 */
export const isStoppedSlip = (slip: { code: string; picks: string }) =>
  `exists (select from sportsbook.code_stop as stop where stop.code = ${slip.code} or ${slip.picks} @> stop.picks)`;

export async function isStopped(
  db: Queryable,
  { code, picks }: { code: string | undefined; picks: readonly PickRef[] },
): Promise<boolean> {
  const held = JSON.stringify(picks.map(({ match, market, outcome }) => ({ match, market, outcome })));
  const { rows } = await db.query<{ is: boolean }>(
    `select ${isStoppedSlip({ code: '$1::text', picks: '$2::jsonb' })} as is`,
    [code ?? null, held],
  );
  return rows[0]?.is ?? false;
}

/** SQL: the picks of all bets of a slip that is stored. */
export const picksOfSlip = (slipId: string) =>
  `(select jsonb_agg(jsonb_build_object('match', match_id, 'market', market, 'outcome', outcome))
    from sportsbook.leg where bet_id in (select id from sportsbook.bet as other where other.slip_id = ${slipId}))`;
