import type { Minor } from '@harmattan/kernel/money';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { Seat as WalletSeat } from '@harmattan/supplier-clients/supplier-client';
import type { BookName } from '@harmattan/wires/suppliers/names';

/** A call to the wallet that is to be sent now, with all that it takes to send it. */
export interface Movement {
  id: bigint;
  betId: bigint;
  kind: 'cancel' | 'settle' | 'cashout' | 'part-cashout' | 'correct';
  txId: string;
  amountMinor: Minor;
  previousTx: string;
  previousMinor: Minor;
  outcome: 'won' | 'lost' | 'void' | 'cashout';
  attempts: number;
  stakeTx: string;
  stakeMinor: Minor;
  supplier: BookName;
  seat: WalletSeat;
}

interface Row {
  id: bigint;
  bet_id: bigint;
  kind: Movement['kind'];
  tx_id: bigint;
  amount_kobo: bigint;
  previous_tx: bigint | null;
  previous_kobo: bigint | null;
  outcome: Movement['outcome'] | null;
  attempts: number;
  stake_tx: bigint;
  stake_kobo: bigint;
  supplier: BookName;
  token: string;
  player_id: string;
  currency: string;
  sitting: string;
}

/** Asked once for a whole statement: for each of thousands of rows it would cost more than the rows. */
const now = '(select app_now())';

/** Longer than a call may take, and longer than a few of them wait for one another. */
const claimSeconds = 60;

/** The maker of a movement has so long to send it before the workers claim it. */
export const makersTime = "interval '5 seconds'";

/** What has to be said still. Of what is disputed people have been told; it is said on all the same. */
const isUnsaid = "state in ('pending', 'disputed')";

/** Words of one bet are said in their order: a correction waits for what it corrects. */
const isNext = `not exists (select from sportsbook.movement as earlier
  where earlier.bet_id = movement.bet_id and earlier.id < movement.id and earlier.${isUnsaid})`;

/** A claimed movement cannot be claimed again for as long as a call may take. */
/** Also one that waits for an earlier one of its bet. */
export const hasDue = sql`exists (
  select from sportsbook.movement where state in ('pending', 'disputed') and kind <> 'place' and due_at <= (select app_now()))`;

export function claimDue(db: Queryable, movementsMax: number): Promise<Movement[]> {
  return claim(db, `due_at <= ${now} and ${isNext} order by due_at, id limit $1`, [movementsMax]);
}

/** Claims the next movement of one bet: the first time at once, later when it is due. Undefined: there is none, or another claim holds it. */
export async function claimOf(db: Queryable, betId: bigint): Promise<Movement | undefined> {
  return (
    await claim(db, `bet_id = $1 and (attempts = 0 or due_at <= ${now}) and ${isNext} order by id limit 1`, [betId])
  )[0];
}

async function claim(db: Queryable, which: string, values: unknown[]): Promise<Movement[]> {
  const { rows } = await db.query<Row>(
    `with claimed as (
       update sportsbook.movement set due_at = ${now} + interval '${claimSeconds} seconds', attempts = attempts + 1
       where id in (
         select id from sportsbook.movement where ${isUnsaid} and kind <> 'place' and ${which}
         for update skip locked)
       returning *)
     select claimed.*, stake_tx, stake_kobo, seat.supplier, token, seat.player_id, currency, sitting
     from claimed join sportsbook.bet on bet.id = bet_id join sportsbook.seat on seat.id = seat_id order by claimed.id`,
    values,
  );
  return rows.map((row) => ({
    id: row.id,
    betId: row.bet_id,
    kind: row.kind,
    txId: String(row.tx_id),
    amountMinor: row.amount_kobo,
    previousTx: String(row.previous_tx),
    previousMinor: row.previous_kobo ?? 0n,
    outcome: row.outcome ?? 'won',
    attempts: row.attempts,
    stakeTx: String(row.stake_tx),
    stakeMinor: row.stake_kobo,
    supplier: row.supplier,
    seat: { token: row.token, playerId: row.player_id, game: '', currency: row.currency, sitting: row.sitting },
  }));
}

/**
 * The wallet has confirmed them. What it confirmed last is what was paid in all, but for parts that were sold. Bets are locked in the order in which settling locks
 * them, so that neither waits for the other.
 */
export async function markDone(db: Queryable, ids: readonly bigint[]): Promise<void> {
  await db.query(
    `with locked as materialized (
       select bet.id from sportsbook.bet
       where id in (select bet_id from sportsbook.movement where id = any($1)) order by bet.id for update),
     done as (
       update sportsbook.movement set state = 'done', done_at = ${now} from locked
       where movement.id = any($1) and bet_id = locked.id and movement.${isUnsaid}
       returning bet_id, kind, amount_kobo)
     update sportsbook.bet set
       paid_kobo = case when done.kind in ('cancel', 'part-cashout') then paid_kobo else done.amount_kobo end,
       state = case when done.kind = 'cancel' then 'cancelled' else state end
     from done where bet.id = done.bet_id`,
    [ids],
  );
}

const disputedAfter = "interval '20 minutes'";

/**
 * The movement is retried later. A plain refusal that goes on makes it disputed, which an operator has to see: answers true once,
 * when it becomes so. An attempt without an answer ends a refusal, because the next refusal may have another cause.
 */
export async function postpone(
  db: Queryable,
  { id }: Movement,
  { seconds, isRefused }: { seconds: number; isRefused: boolean },
): Promise<boolean> {
  const { rows } = await db.query<{ is_new: boolean }>(
    `with before as (select id, state from sportsbook.movement where id = $1 and ${isUnsaid} for update)
     update sportsbook.movement set due_at = app_now() + $2 * interval '1 second',
       refused_since = case when $3 then coalesce(refused_since, app_now()) end,
       state = case when $3 and refused_since <= app_now() - ${disputedAfter} then 'disputed' else movement.state end
     from before where movement.id = before.id returning movement.state <> before.state as is_new`,
    [id, seconds, isRefused],
  );
  return rows[0]?.is_new ?? false;
}
