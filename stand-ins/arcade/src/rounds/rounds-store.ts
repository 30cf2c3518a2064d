import type { Kobo } from '@harmattan/kernel/money';
import type { Queryable } from '@harmattan/plumbing/stand-in/transaction';
import type { Result, Told } from '../games/game.ts';
import { type Round, type RoundState, stakingSeconds } from './round.ts';

interface Row {
  id: bigint;
  seat_id: bigint;
  game: string;
  choice: object;
  stake_kobo: bigint;
  state: RoundState;
  wire_round: bigint;
  stake_tx: bigint;
  win_tx: bigint;
  cancel_tx: bigint;
  outcome: Record<string, Told> | null;
  win_kobo: bigint | null;
  refusal: string | null;
  tries: number;
  begun_at: Date;
}

export interface NewRound {
  seatId: bigint;
  key: string;
  game: string;
  choice: object;
  stakeKobo: Kobo;
}

const unfinished = `state in ('staking', 'staked', 'cancelling')`;
const due = "app_now() + $2 * interval '1 second'";

/** Undefined when the seat has an unfinished round already, or one of that key. */
export async function insertRound(db: Queryable, round: NewRound): Promise<Round | undefined> {
  const { seatId, key, game, choice, stakeKobo } = round;
  const { rows } = await db.query<Row>(
    `insert into arcade.round (seat_id, due_at, key, game, choice, stake_kobo, state)
     values ($1, ${due}, $3, $4, $5, $6, 'staking') on conflict do nothing returning *`,
    [seatId, stakingSeconds, key, game, JSON.stringify(choice), stakeKobo],
  );
  return rows[0] && toRound(rows[0]);
}

/** A round of play money, which is over at once. */
export async function insertFreeRound(
  db: Queryable,
  { seatId, key, game, choice, stakeKobo }: NewRound,
  end: { state: 'settled'; result: Result } | { state: 'refused'; refusal: string },
): Promise<Round | undefined> {
  const result = end.state === 'settled' ? end.result : undefined;
  const { rows } = await db.query<Row>(
    `insert into arcade.round (seat_id, due_at, key, game, choice, stake_kobo, state, outcome, win_kobo, refusal)
     values ($1, app_now(), $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning *`,
    [
      seatId,
      key,
      game,
      JSON.stringify(choice),
      stakeKobo,
      end.state,
      result ? JSON.stringify(result.outcome) : null,
      result?.winKobo ?? null,
      end.state === 'refused' ? end.refusal : null,
    ],
  );
  return rows[0] && toRound(rows[0]);
}

/** Undefined when somebody else has moved it on meanwhile. */
export async function markStaked(db: Queryable, { id }: Round, { outcome, winKobo }: Result) {
  return changed(
    db,
    `update arcade.round set state = 'staked', due_at = ${due}, outcome = $3, win_kobo = $4
     where id = $1 and state = 'staking' returning *`,
    [id, stakingSeconds, JSON.stringify(outcome), winKobo],
  );
}

export async function markCancelling(db: Queryable, { id }: Round, refusal: string | undefined) {
  return changed(
    db,
    `update arcade.round set state = 'cancelling', due_at = ${due}, refusal = $3
     where id = $1 and state = 'staking' returning *`,
    [id, stakingSeconds, refusal ?? null],
  );
}

export async function end(
  db: Queryable,
  { id, state: from }: Round,
  state: 'settled' | 'refused' | 'cancelled' | 'disputed',
  refusal?: string,
) {
  return changed(
    db,
    `update arcade.round set state = $3, refusal = coalesce($4, refusal) where id = $1 and state = $2 returning *`,
    [id, from, state, refusal ?? null],
  );
}

export async function postpone(db: Queryable, { id }: Round, seconds: number): Promise<void> {
  await db.query(`update arcade.round set tries = tries + 1, due_at = ${due} where id = $1 and ${unfinished}`, [
    id,
    seconds,
  ]);
}

/** Whoever claims a round has it to themselves for as long as a call may take. */
export async function claimDue(db: Queryable, roundsMax: number): Promise<Round[]> {
  const { rows } = await db.query<Row>(
    `update arcade.round set due_at = ${due} where id in (
       select id from arcade.round where ${unfinished} and due_at <= app_now()
       order by due_at limit $1 for update skip locked) returning *`,
    [roundsMax, stakingSeconds],
  );
  return rows.map(toRound);
}

/** The seat's unfinished round, if it has been tried in vain. One on its first try is in good hands. */
export async function claimUnfinished(db: Queryable, seatId: bigint): Promise<Round | undefined> {
  return changed(
    db,
    `update arcade.round set due_at = ${due} where id = (
       select id from arcade.round where seat_id = $1 and ${unfinished} and tries > 0 for update skip locked)
     returning *`,
    [seatId, stakingSeconds],
  );
}

export async function findRoundByKey(db: Queryable, seatId: bigint, key: string): Promise<Round | undefined> {
  return changed(db, 'select * from arcade.round where seat_id = $1 and key = $2', [seatId, key]);
}

/** Newest first. */
export async function listRounds(db: Queryable, seatId: bigint, roundsMax: number): Promise<Round[]> {
  const { rows } = await db.query<Row>('select * from arcade.round where seat_id = $1 order by id desc limit $2', [
    seatId,
    roundsMax,
  ]);
  return rows.map(toRound);
}

async function changed(db: Queryable, sql: string, values: unknown[]): Promise<Round | undefined> {
  const { rows } = await db.query<Row>(sql, values);
  return rows[0] && toRound(rows[0]);
}

function toRound(row: Row): Round {
  return {
    id: row.id,
    seatId: row.seat_id,
    game: row.game,
    choice: row.choice,
    stakeKobo: row.stake_kobo,
    state: row.state,
    wire: {
      round: String(row.wire_round),
      stakeTx: String(row.stake_tx),
      winTx: String(row.win_tx),
      cancelTx: String(row.cancel_tx),
    },
    outcome: row.outcome ?? undefined,
    winKobo: row.win_kobo ?? undefined,
    refusal: row.refusal ?? undefined,
    tries: row.tries,
    begunAt: row.begun_at,
  };
}
