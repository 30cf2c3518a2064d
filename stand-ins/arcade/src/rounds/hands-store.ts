import type { Minor } from '@harmattan/kernel/money';
import type { Queryable } from '@harmattan/process/transaction';
import type { Result, Told } from '../games/game.ts';
import { type Round, stakingSeconds } from './round.ts';
import { due, leftAt, readOne } from './round-row.ts';

/** What was dealt, decided at once or not. Chance has spoken: from here on nothing is taken back. */
export async function markDealt(db: Queryable, round: Round, hand: Told, result: Result | undefined) {
  if (result) return markStaked(db, round, result, hand);
  return readOne(
    db,
    `update arcade.round set state = 'playing', hand = $3, due_at = ${leftAt}
     where id = $1 and state = $2 returning *`,
    [round.id, round.state, JSON.stringify(hand)],
  );
}

export async function markStaked(db: Queryable, { id, state }: Round, { outcome, winMinor }: Result, hand?: Told) {
  return readOne(
    db,
    `update arcade.round set state = 'staked', due_at = ${due}, outcome = $4, win_kobo = $5, hand = $6, tries = 0
     where id = $1 and state = $3 returning *`,
    [id, stakingSeconds, state, JSON.stringify(outcome), winMinor, hand === undefined ? null : JSON.stringify(hand)],
  );
}

/** The hand after a move, which was paid for with `raisedMinor`. */
export async function markMoved(
  db: Queryable,
  { id, state, moves, dueAt }: Round,
  { hand, made, result, raisedMinor = 0n, isInTime }: Moved,
) {
  return readOne(
    db,
    `update arcade.round set state = $4, hand = $5, moves = moves + $6, stake_kobo = stake_kobo + $7, outcome = $8, win_kobo = $9,
       due_at = ${result ? due : leftAt}, tries = 0
     where id = $1 and state = $3 and moves = $10 and $2::int is not null and ($11::timestamptz is null or app_now() < $11)
     returning *`,
    [
      id,
      stakingSeconds,
      state,
      result ? 'staked' : 'playing',
      JSON.stringify(hand),
      made,
      raisedMinor,
      result ? JSON.stringify(result.outcome) : null,
      result?.winMinor ?? null,
      moves,
      isInTime ? dueAt : null,
    ],
  );
}

export interface Moved {
  hand: Told;
  /** How many moves brought it there. */
  made: number;
  result: Result | undefined;
  raisedMinor?: Minor;
  /** Refused when the player's time is over. */
  isInTime: boolean;
}

/** From one state of the hand to another: it is paid for, or that is undone. */
export async function turnTo(
  db: Queryable,
  { id, state: from, moves, dueAt }: Round,
  state: 'raising' | 'lowering' | 'playing',
) {
  return readOne(
    db,
    `update arcade.round set state = $4, due_at = ${state === 'playing' ? leftAt : due}, tries = 0
     where id = $1 and state = $3 and moves = $5 and $2::int is not null and ($6::timestamptz is null or app_now() < $6)
     returning *`,
    [id, stakingSeconds, from, state, moves, state === 'raising' ? dueAt : null],
  );
}
