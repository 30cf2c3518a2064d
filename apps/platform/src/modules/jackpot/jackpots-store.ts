import type { Minor } from '@harmattan/kernel/money';
import { type Sql, sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { PoolTerms } from './pool.ts';

export type State = 'draft' | 'open' | 'closed' | 'settled' | 'void';
export type Work = 'fund' | 'count' | 'pay' | 'refund';

export interface Jackpot extends PoolTerms {
  id: number;
  typeId: number;
  closesAt: Date;
  state: State;
  work: Work | null;
  openedAt: Date | null;
  lastTicket: string | null;
  /** How many columns were counted, a ticket being one or more; of a void jackpot, how many tickets were given back. */
  tickets: bigint;
  isRolledOver: boolean;
  rolledTo: number | null;
}

const columns = `id, type_id as "typeId", closes_at as "closesAt", ticket_price as "ticketPriceMinor",
  guaranteed as "guaranteedMinor", growth_bps as "growthBps", state, work, opened_at as "openedAt",
  last_ticket as "lastTicket", tickets,
  rolled_in as "rolledInMinor", rolled_over as "isRolledOver", rolled_to as "rolledTo"`;

export const hasWork = sql`(exists (select from jackpot.jackpot where work is not null)
  or exists (select from jackpot.jackpot where state = 'open' and closes_at <= (select app_now())))`;

/** Undefined where a wish with this key made one before. */
export async function insertJackpot(
  db: Queryable,
  jackpot: {
    typeId: number;
    closesAt: Date;
    ticketPriceMinor: Minor;
    guaranteedMinor: Minor;
    growthBps: number;
    key: string | undefined;
  },
): Promise<number | undefined> {
  const { rows } = await db.query<{ id: number }>(
    `insert into jackpot.jackpot (type_id, closes_at, ticket_price, guaranteed, growth_bps, wish_key)
     values ($1, $2, $3, $4, $5, $6) on conflict (wish_key) do nothing returning id`,
    [
      jackpot.typeId,
      jackpot.closesAt,
      jackpot.ticketPriceMinor,
      jackpot.guaranteedMinor,
      jackpot.growthBps,
      jackpot.key ?? null,
    ],
  );
  return rows[0]?.id;
}

export async function findJackpot(db: Queryable, id: number): Promise<Jackpot | undefined> {
  const { rows } = await db.query<Jackpot>(`select ${columns} from jackpot.jackpot where id = $1`, [id]);
  return rows[0];
}

/** The draft that an earlier wish with this key made. */
export async function findByWishKey(db: Queryable, key: string): Promise<number> {
  const { rows } = await db.query<{ id: number }>('select id from jackpot.jackpot where wish_key = $1', [key]);
  return (rows[0] as { id: number }).id;
}

/** Held until the transaction ends: whatever is decided about a jackpot is decided by one at a time. */
export async function lockJackpot(db: Queryable, id: number): Promise<Jackpot | undefined> {
  const { rows } = await db.query<Jackpot>(`select ${columns} from jackpot.jackpot where id = $1 for update`, [id]);
  return rows[0];
}

/** The same, if this is its work. Undefined while another transaction has the jackpot locked. */
export async function claimWork(db: Queryable, id: number, work: Work): Promise<Jackpot | undefined> {
  const { rows } = await db.query<Jackpot>(
    `select ${columns} from jackpot.jackpot where id = $1 and work = $2 for update skip locked`,
    [id, work],
  );
  return rows[0];
}

export async function listWork(db: Queryable): Promise<Jackpot[]> {
  const { rows } = await db.query<Jackpot>(
    `select ${columns} from jackpot.jackpot where work is not null order by id limit 100`,
  );
  return rows;
}

/** What is on sale or on, the next to start first; then the last ones that are over, of those that ever were on sale. */
export async function listShown(db: Queryable, overMax: number): Promise<Jackpot[]> {
  const { rows } = await db.query<Jackpot>(
    `(select ${columns} from jackpot.jackpot where state in ('open', 'closed') order by closes_at, id limit 100)
     union all
     (select ${columns} from jackpot.jackpot where state in ('settled', 'void') and opened_at is not null
      order by closes_at desc, id desc limit $1)`,
    [overMax],
  );
  return rows;
}

/** Those that are over and were on sale, the last one first, from the one after `before`. */
export async function listPast(
  db: Queryable,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<Jackpot[]> {
  const { rows } = await db.query<Jackpot>(
    `select ${columns} from jackpot.jackpot where state in ('settled', 'void') and opened_at is not null
       and ($1::integer is null or (closes_at, id) < (select closes_at, id from jackpot.jackpot where id = $1))
     order by closes_at desc, id desc limit $2`,
    [before ?? null, limit],
  );
  return rows;
}

/** For the operator: all that are not over, the next to close first; then the last ones that are. */
export async function listAll(db: Queryable, overMax: number): Promise<Jackpot[]> {
  const { rows } = await db.query<Jackpot>(
    `(select ${columns} from jackpot.jackpot where state in ('draft', 'open', 'closed') order by closes_at, id limit 200)
     union all
     (select ${columns} from jackpot.jackpot where state in ('settled', 'void') order by closes_at desc, id desc limit $1)`,
    [overMax],
  );
  return rows;
}

export async function findJackpots(db: Queryable, ids: number[]): Promise<Jackpot[]> {
  const { rows } = await db.query<Jackpot>(`select ${columns} from jackpot.jackpot where id = any($1::integer[])`, [
    ids,
  ]);
  return rows;
}

export async function setState(
  db: Queryable,
  id: number,
  { state, work }: { state: State; work: Work | null },
): Promise<void> {
  await db.query('update jackpot.jackpot set state = $2, work = $3 where id = $1', [id, state, work]);
}

export async function putOnSale(db: Queryable, id: number): Promise<void> {
  await db.query(`update jackpot.jackpot set state = 'open', work = null, opened_at = app_now() where id = $1`, [id]);
}

export async function setProgress(
  db: Queryable,
  id: number,
  { lastTicket, tickets }: { lastTicket: string | null; tickets: bigint },
): Promise<void> {
  await db.query('update jackpot.jackpot set last_ticket = $2, tickets = $3 where id = $1', [id, lastTicket, tickets]);
}

export async function setRolledIn(db: Queryable, id: number, rolledInMinor: Minor): Promise<void> {
  await db.query('update jackpot.jackpot set rolled_in = $2 where id = $1', [id, rolledInMinor]);
}

export async function markRolledOver(db: Queryable, id: number): Promise<void> {
  await db.query('update jackpot.jackpot set rolled_over = true where id = $1', [id]);
}

/** Those whose pools waited went into this one. */
export async function markRolledTo(db: Queryable, next: { id: number; typeId: number }): Promise<void> {
  await db.query(
    `update jackpot.jackpot set rolled_to = $1
     where type_id = $2 and rolled_over and rolled_to is null and state = 'settled'`,
    [next.id, next.typeId],
  );
}

/** Takes those off sale whose first game has begun. */
export async function closeDue(db: Queryable): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `with closed as (
       update jackpot.jackpot set state = 'closed' where state = 'open' and closes_at <= app_now() returning id),
     told as (
       insert into jackpot.audit (jackpot_id, actor, action, before, after)
       select id, 'clock', 'close', '{"state": "open"}', '{"state": "closed"}' from closed)
     select id from closed`,
  );
  return rows.map(({ id }) => id);
}

export async function readNow(db: Queryable): Promise<Date> {
  const { rows } = await db.query<{ now: Date }>('select app_now() as now');
  return (rows[0] as { now: Date }).now;
}

const isMadeBy = (parameter: string) => `exists (
  select 1 from jackpot.audit where jackpot_id = jackpot.id and action = 'create' and actor = ${parameter})`;

/** The jackpots in a state that this actor made and with which nothing is under way. */
export async function listMadeBy(db: Queryable, actor: string, state: State): Promise<Jackpot[]> {
  const { rows } = await db.query<Jackpot>(
    `select ${columns} from jackpot.jackpot where state = $1 and work is null and ${isMadeBy('$2')} order by closes_at, id`,
    [state, actor],
  );
  return rows;
}

/** When the last jackpot of each type begins that this actor made. */
export async function findLatestStarts(db: Queryable, actor: string): Promise<Map<number, Date>> {
  const { rows } = await db.query<{ typeId: number; startsAt: Date }>(
    `select type_id as "typeId", max(closes_at) as "startsAt" from jackpot.jackpot
     where state <> 'void' and ${isMadeBy('$1')} group by type_id`,
    [actor],
  );
  return new Map(rows.map(({ typeId, startsAt }) => [typeId, startsAt]));
}

export interface MakersTimes {
  actor: string;
  typeIds: number[];
  /** From the begin of a game to its result. */
  gameMs: number;
  /** A type is without a jackpot on sale where none begins so much later. */
  onSaleLeastMs: number;
}

/** Whether a jackpot that this actor made waits for its opening, a result or its settling, or one of these types for its next jackpot. */
export function waitsForMaker({ actor, typeIds, gameMs, onSaleLeastMs }: MakersTimes): Sql {
  const isOwn = sql`exists (select from jackpot.audit where jackpot_id = own.id and action = 'create' and actor = ${actor})`;
  const openEvent = sql`select from jackpot.event where jackpot_id = own.id and score1 is null and not is_cancelled`;
  return sql`(exists (
    select from jackpot.jackpot own where state in ('draft', 'closed') and work is null and ${isOwn} and (
      state = 'draft' or not exists (${openEvent})
      or exists (${openEvent} and starts_at <= (select app_now()) - ${gameMs} * interval '1 millisecond')))
  or exists (
    select from unnest(${typeIds}::integer[]) wanted (type_id) where not exists (
      select from jackpot.jackpot own where own.type_id = wanted.type_id and state <> 'void' and ${isOwn}
        and closes_at >= (select app_now()) + ${onSaleLeastMs} * interval '1 millisecond')))`;
}
