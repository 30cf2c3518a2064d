import type pg from 'pg';

const portion = 10_000;
/** A million are put in order first. */
const patienceMs = 120_000;

/** Three columns of whole numbers, one row for each player. */
export type ScoreRow = [playerId: string, turnover: string, reachedUs: string];

/** What one commit changed, side by side, as the database writes lists. After the first `plain` ones they are told exactly. */
export interface Step {
  players: string;
  changes: string;
  reached: string;
  plain: number;
}

/** Of a step read with the scores: which players' changes are in them already. */
export interface UnfoldedStep extends Step {
  revision: bigint;
  /** By the remainder that a player's id leaves: up to which revision. */
  folded: bigint[];
}

const stepColumns = 'step.players::text, step.changes::text, step.reached::text, step.plain';

/**
 * A race as of one commit: its scores a portion at a time, the best first, and then the steps that are not in them yet. Answers
 * which revision that is.
 */
export async function readWhole(
  client: pg.PoolClient,
  raceId: number,
  { takeScores, takeStep }: { takeScores(rows: ScoreRow[]): void; takeStep(step: UnfoldedStep): void },
): Promise<bigint> {
  await client.query('begin isolation level repeatable read read only');
  await client.query(`set local statement_timeout = ${patienceMs}; set local work_mem = '64MB'`);
  const state = await client.query<{ revision: bigint }>('select revision from races.scoring');
  const slices = await client.query<{ folded: bigint }>('select folded from races.score_slice order by slice');
  const folded = slices.rows.map((slice) => slice.folded);
  await client.query(
    `declare score no scroll cursor for
     select player_id::text, turnover::text, reached_us::text from races.score where race_id = $1 and turnover > 0
     order by races.score.turnover desc, races.score.reached_us, races.score.player_id`,
    [raceId],
  );
  for (;;) {
    const order = { text: `fetch ${portion} from score`, rowMode: 'array', query_timeout: patienceMs } as const;
    const scores = await client.query<ScoreRow>(order);
    takeScores(scores.rows);
    if (scores.rows.length < portion) break;
  }
  const steps = await client.query<Step & { revision: bigint }>(
    `select step.revision, ${stepColumns} from races.score_step step
     where race_id = $1 and revision > (select min(folded) from races.score_slice) order by revision`,
    [raceId],
  );
  for (const step of steps.rows) takeStep({ ...step, folded });
  await client.query('commit');
  return state.rows[0]?.revision ?? 0n;
}

/**
 * Every step since a revision, the oldest first, and the revision of now. Undefined when they are not all there any more, or
 * the race was counted anew since.
 */
export async function readSteps(
  pool: pg.Pool,
  raceId: number,
  seen: bigint,
): Promise<{ revision: bigint; steps: Step[] } | undefined> {
  const { rows } = await pool.query({
    name: 'races-steps',
    text: `select state.revision, scored.first_revision as first, ${stepColumns}
           from races.scoring state
           left join races.scored_race scored on scored.race_id = $1
           left join races.score_step step on step.race_id = $1 and step.revision > $2
           order by step.revision`,
    values: [raceId, seen],
  });
  const [now] = rows as [{ revision: bigint; first: bigint | null }];
  if (now.first !== null && seen < now.first) return undefined;
  return { revision: now.revision, steps: rows.filter(({ players }) => players !== null) };
}
