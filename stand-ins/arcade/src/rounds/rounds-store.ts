import type { Minor } from '@harmattan/kernel/money';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { Seat } from '../seats/index.ts';
import { type Round, stakingSeconds } from './round.ts';
import { due, over, type Row, readOne, tended, toRound } from './round-row.ts';

export interface NewRound {
  seatId: bigint;
  owner: string;
  key: string;
  game: string;
  choice: object;
  stakeMinor: Minor;
  spinId: bigint | undefined;
  slot: number;
}

/**
 * Undefined when the seat has an unfinished round already, or one of that key, when the owner has a bet in that slot of the flight, or when the turn that it would ride on takes no
 * bets any more: the database's clock decides that, in the same breath.
 */
export async function insertRound(db: Queryable, round: NewRound): Promise<Round | undefined> {
  const { seatId, owner, key, game, choice, stakeMinor, spinId, slot } = round;
  return readOne(
    db,
    `insert into arcade.round (seat_id, due_at, key, game, choice, stake_kobo, base_kobo, state, spin_id, slot, owner)
     select $1, ${due}, $3, $4, $5, $6, $6, 'staking', $7, $8, $9
     where $7::bigint is null
        or exists (select from arcade.spin where id = $7 and state = 'open' and closes_at > app_now() for share)
     on conflict do nothing returning *`,
    [seatId, stakingSeconds, key, game, JSON.stringify(choice), stakeMinor, spinId ?? null, slot, owner],
  );
}

export async function setSeed(db: Queryable, { id }: Round, seed: { seedId: bigint; nonce: number }) {
  return readOne(db, 'update arcade.round set seed_id = $2, nonce = $3 where id = $1 returning *', [
    id,
    seed.seedId,
    seed.nonce,
  ]);
}

/** Undefined when another call has moved it on meanwhile, here and in everything below. */
export async function markRiding(db: Queryable, { id }: Round, reference: string | undefined) {
  return readOne(
    db,
    `update arcade.round set state = 'riding', stake_ref = $2 where id = $1 and state = 'staking' returning *`,
    [id, reference ?? null],
  );
}

export async function markCancelling(db: Queryable, { id }: Round, refusal: string | undefined) {
  return readOne(
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
  { refusal, reference }: { refusal?: string; reference?: string | undefined } = {},
) {
  return readOne(
    db,
    `update arcade.round set state = $3, refusal = coalesce($4, refusal), win_ref = $5
     where id = $1 and state = $2 returning *`,
    [id, from, state, refusal ?? null, reference ?? null],
  );
}

export async function postpone(
  db: Queryable,
  { id, state }: Round,
  seconds: number,
  { isRefused = false } = {},
): Promise<void> {
  await db.query(
    `update arcade.round set tries = tries + 1, refusals = refusals + $4, due_at = ${due} where id = $1 and state = $3`,
    [id, seconds, state, isRefused ? 1 : 0],
  );
}

export const hasDue = sql`exists (
  select from arcade.round where state not in ('riding', 'settled', 'refused', 'cancelled', 'disputed') and state <> 'playing' and due_at <= (select app_now()))`;

export const hasLeft = sql`exists (select from arcade.round where state = 'playing' and due_at <= (select app_now()))`;

/** Claims rounds by moving `due_at`: the worker does not claim them again for as long as a call may take. */
export async function claimDue(db: Queryable, roundsMax: number): Promise<Round[]> {
  const { rows } = await db.query<Row>(
    `update arcade.round set due_at = ${due} where id in (
       select id from arcade.round where ${tended} and state <> 'playing' and due_at <= app_now()
       order by due_at limit $1 for update skip locked) returning *`,
    [roundsMax, stakingSeconds],
  );
  return rows.map(toRound);
}

/** Hands whose player's time is over. They keep it: it would begin again otherwise. */
export async function listLeft(db: Queryable, roundsMax: number): Promise<Round[]> {
  const { rows } = await db.query<Row>(
    `select * from arcade.round where state = 'playing' and due_at <= app_now() order by due_at limit $1`,
    [roundsMax],
  );
  return rows.map(toRound);
}

/** The seat's unfinished round, if it has been tried in vain. One on its first try is in good hands. */
export async function claimUnfinished(db: Queryable, seatId: bigint): Promise<Round | undefined> {
  return readOne(
    db,
    `update arcade.round set due_at = ${due} where id = (
       select id from arcade.round where seat_id = $1 and ${tended} and state <> 'playing' and tries > 0
       order by id limit 1 for update skip locked)
     returning *`,
    [seatId, stakingSeconds],
  );
}

/** What the turn of a table finds: stakes that the wallet has not answered yet, and rounds that ride on it. */
export async function listOfSpin(db: Queryable, spinId: bigint, state: 'staking' | 'riding'): Promise<Round[]> {
  const { rows } = await db.query<Row>('select * from arcade.round where spin_id = $1 and state = $2 order by id', [
    spinId,
    state,
  ]);
  return rows.map(toRound);
}

/** A hand or a bet that the owner has left at another seat is played on from this one. */
export async function adopt(db: Queryable, { id, owner }: Seat): Promise<void> {
  await db.query(
    `update arcade.round set seat_id = $1 where id in (
       select distinct on (slot) id from arcade.round
       where owner = $2 and seat_id <> $1 and state in ('playing', 'riding') order by slot, id desc)
     and not exists (
       select from arcade.round as other where other.seat_id = $1 and other.slot = round.slot and other.state not in ${over})`,
    [id, owner],
  );
}

export async function findRoundByKey(db: Queryable, { id, owner }: Seat, key: string): Promise<Round | undefined> {
  return readOne(
    db,
    `select * from arcade.round where key = $3 and (seat_id = $1 or owner = $2) order by seat_id = $1 desc limit 1`,
    [id, owner, key],
  );
}

export async function findRound(db: Queryable, owner: string, id: bigint): Promise<Round | undefined> {
  return readOne(db, 'select * from arcade.round where owner = $1 and id = $2', [owner, id]);
}

/** Newest first. */
export async function listRounds(db: Queryable, owner: string, roundsMax: number): Promise<Round[]> {
  const { rows } = await db.query<Row>('select * from arcade.round where owner = $1 order by id desc limit $2', [
    owner,
    roundsMax,
  ]);
  return rows.map(toRound);
}

export async function markShown(db: Queryable, owner: string, id: bigint): Promise<void> {
  await db.query(
    'update arcade.round set shown_at = app_now() where owner = $1 and id = $2 and shown_at is null and win_kobo is not null',
    [owner, id],
  );
}
