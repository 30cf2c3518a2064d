import type { Minor } from '@harmattan/kernel/money';
import { type Sql, sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { GatewayName } from '../payment-port.ts';

export type HeldChoice = 'release' | 'return';
export type AboveLimitState = 'entering' | 'held' | 'releasing' | 'returning' | 'released' | 'returned';

export interface AboveLimitRow {
  payment_id: string;
  player_id: bigint;
  gateway: GatewayName;
  amount_kobo: Minor;
  left_kobo: Minor;
  from_suspense: boolean;
  state: AboveLimitState;
  choice: HeldChoice | null;
  releases: number;
  attempts: number;
  created_at: Date;
}

const columns = sql`payment_id, player_id, gateway, amount_kobo, left_kobo, from_suspense, state, choice, releases, attempts, created_at`;
const inSeconds = (seconds: number) => sql`app_now() + ${seconds} * interval '1 second'`;

/** In the transaction that marks the payment as credited. */
export async function insertAboveLimit(
  db: Queryable,
  above: { paymentId: string; playerId: bigint; gateway: GatewayName; amountMinor: Minor; fromSuspense: boolean },
): Promise<AboveLimitRow> {
  const { rows } = await db.query<AboveLimitRow>(sql`
    insert into cashier.above_limit (payment_id, player_id, gateway, amount_kobo, left_kobo, from_suspense)
    values (${above.paymentId}, ${above.playerId}, ${above.gateway}, ${above.amountMinor}::bigint, ${above.amountMinor}::bigint,
      ${above.fromSuspense})
    returning ${columns}`);
  return rows[0] as AboveLimitRow;
}

/** What is not credited and not given back, the newest first. */
export async function listAboveLimit(db: Queryable, playerId: bigint): Promise<AboveLimitRow[]> {
  const { rows } = await db.query<AboveLimitRow>(sql`
    select ${columns} from cashier.above_limit where player_id = ${playerId} and left_kobo > 0 order by created_at desc`);
  return rows;
}

export async function findAboveLimit(db: Queryable, paymentId: string): Promise<AboveLimitRow | undefined> {
  const { rows } = await db.query<AboveLimitRow>(sql`
    select ${columns} from cashier.above_limit where payment_id = ${paymentId}`);
  return rows[0];
}

/** The player's word, while nothing is on its way. Money of a deposit that the gateway took back is not given back. */
export async function chooseForHeld(
  db: Queryable,
  { playerId, paymentId, choice }: { playerId: bigint; paymentId: string; choice: HeldChoice },
): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    update cashier.above_limit a set choice = ${choice}, next_check_at = app_now(), attempts = 0
    where payment_id = ${paymentId} and player_id = ${playerId} and state in ('entering', 'held')
      and (${choice} = 'release' or not ${isChargedBack})`);
  return rowCount === 1;
}

const isChargedBack = sql`exists (select from cashier.payment p where p.id = a.payment_id and p.state = 'charged_back')`;

/** From one state to the next. Undefined when another process has moved it first. */
export async function moveAboveLimit(
  db: Queryable,
  seen: AboveLimitRow,
  move: {
    state: AboveLimitState;
    creditedMinor?: Minor;
    returnedMinor?: Minor;
    /** A credit was made: the next one has another key. */
    isReleased?: boolean;
    /** Null: not before the player or an operator says something. */
    checkInSeconds: number | null;
  },
): Promise<AboveLimitRow | undefined> {
  const goneMinor = (move.creditedMinor ?? 0n) + (move.returnedMinor ?? 0n);
  const { rows } = await db.query<AboveLimitRow>(sql`
    update cashier.above_limit a set state = ${move.state}, left_kobo = left_kobo - ${goneMinor}::bigint,
      returned_kobo = returned_kobo + ${move.returnedMinor ?? 0n}::bigint, releases = releases + ${move.isReleased ? 1 : 0},
      next_check_at = ${move.checkInSeconds === null ? sql`null` : inSeconds(move.checkInSeconds)}, attempts = 0, state_at = app_now()
    where payment_id = ${seen.payment_id} and state = ${seen.state} and releases = ${seen.releases}
      and choice is not distinct from ${seen.choice} and (${move.state} <> 'returning' or not ${isChargedBack})
    returning ${columns}`);
  return rows[0];
}

export async function postponeAboveLimit(db: Queryable, paymentId: string, seconds: number): Promise<void> {
  await db.query(sql`
    update cashier.above_limit set next_check_at = ${inSeconds(seconds)} where payment_id = ${paymentId} and left_kobo > 0`);
}

export const hasDueAboveLimit = (gateway: GatewayName): Sql =>
  sql`exists (select from cashier.above_limit where gateway = ${gateway} and next_check_at <= (select app_now()))`;

/** Claims what is due, as payments are claimed. */
export async function claimDueAboveLimit(
  db: Queryable,
  { gateway, limit, leaseSeconds }: { gateway: string; limit: number; leaseSeconds: number },
): Promise<AboveLimitRow[]> {
  const { rows } = await db.query<AboveLimitRow>(sql`
    update cashier.above_limit set next_check_at = ${inSeconds(leaseSeconds)}, attempts = attempts + 1
    where payment_id in (
      select payment_id from cashier.above_limit where gateway = ${gateway} and next_check_at <= (select app_now())
      order by next_check_at, payment_id limit ${limit} for update skip locked)
    returning ${columns}`);
  return rows;
}

/** All that stands in suspense:limit, or is on its way. */
export async function listAllAboveLimit(db: Queryable): Promise<AboveLimitRow[]> {
  const { rows } = await db.query<AboveLimitRow>(sql`
    select ${columns} from cashier.above_limit where left_kobo > 0`);
  return rows;
}
