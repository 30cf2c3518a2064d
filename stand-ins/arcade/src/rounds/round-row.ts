import type { Queryable } from '@harmattan/process/transaction';
import type { Told } from '../games/game.ts';
import { leftSeconds, type Round, type RoundState } from './round.ts';

export interface Row {
  id: bigint;
  seat_id: bigint;
  owner: string;
  game: string;
  choice: object;
  stake_kobo: bigint;
  base_kobo: bigint;
  state: RoundState;
  wire_round: bigint;
  stake_tx: bigint;
  win_tx: bigint;
  cancel_tx: bigint;
  hand: Told | null;
  moves: number;
  seed_id: bigint | null;
  nonce: number | null;
  spin_id: bigint | null;
  slot: number;
  stake_ref: string | null;
  win_ref: string | null;
  outcome: Record<string, Told> | null;
  win_kobo: bigint | null;
  refusal: string | null;
  tries: number;
  refusals: number;
  due_at: Date;
  begun_at: Date;
  shown_at: Date | null;
}

export const over = `('settled', 'refused', 'cancelled', 'disputed')`;
/** Rounds that the worker carries on. A round that rides is carried on by its table. */
export const tended = `state not in ('riding', 'settled', 'refused', 'cancelled', 'disputed')`;
export const due = "app_now() + $2 * interval '1 second'";
/** A hand waits for its player; at a table on a clock no longer than everybody else's. */
export const leftAt = `coalesce((select decides_until from arcade.spin where id = spin_id), app_now() + interval '${leftSeconds} seconds')`;

/** Undefined when there is none: another call has moved it on meanwhile. */
export async function readOne(db: Queryable, sql: string, values: unknown[]): Promise<Round | undefined> {
  const { rows } = await db.query<Row>(sql, values);
  return rows[0] && toRound(rows[0]);
}

export async function readMany(db: Queryable, sql: string, values: unknown[]): Promise<Round[]> {
  const { rows } = await db.query<Row>(sql, values);
  return rows.map(toRound);
}

export function toRound(row: Row): Round {
  return {
    id: row.id,
    seatId: row.seat_id,
    owner: row.owner,
    game: row.game,
    choice: row.choice,
    stakeMinor: row.stake_kobo,
    baseMinor: row.base_kobo,
    state: row.state,
    wire: {
      round: String(row.wire_round),
      stakeTx: String(row.stake_tx),
      winTx: String(row.win_tx),
      cancelTx: String(row.cancel_tx),
    },
    hand: row.hand ?? undefined,
    moves: row.moves,
    seed: row.seed_id === null ? undefined : { id: row.seed_id, nonce: row.nonce ?? 0 },
    spinId: row.spin_id ?? undefined,
    slot: row.slot,
    references: { stake: row.stake_ref ?? undefined, win: row.win_ref ?? undefined },
    outcome: row.outcome ?? undefined,
    winMinor: row.win_kobo ?? undefined,
    refusal: row.refusal ?? undefined,
    tries: row.tries,
    refusals: row.refusals,
    dueAt: row.due_at,
    begunAt: row.begun_at,
    shownAt: row.shown_at ?? undefined,
  };
}
