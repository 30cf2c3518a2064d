import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

interface Sold {
  id: string;
  jackpotId: number;
  playerId: bigint;
  picks: Buffer;
  /** What its price is a multiple of. */
  columns: number;
  /** How many tickets its command buys. */
  together: number;
}

/** A ticket that is being bought. */
export interface Attempt extends Sold {
  sessionEpoch: number;
  /** The first ticket of its command. */
  orderId: string;
}

export interface Ticket extends Sold {
  placedAt: Date;
}

/**
 * Neither has to reach the disk by itself. The wallet's commit of the price comes after the attempt's and takes it along; a
 * ticket that is lost is still an attempt, and is completed again.
 */
const withoutWaiting = `quick as materialized (select set_config('synchronous_commit', 'off', true))`;

/** As an array literal: quicker than leaving it to the driver. Ids, numbers and instants need no quotes. */
function column<Row>(rows: Row[], value: (row: Row) => string | number | bigint): string {
  return `{${rows.map(value).join(',')}}`;
}

function bytes(picks: Buffer): string {
  return `"\\\\x${picks.toString('hex')}"`;
}

/** `again`: another transaction writes the same one at this moment. `other`: its word stands for another ticket. */
export type AttemptAnswer = 'begun' | 'placed' | 'other' | 'closed' | 'again';
export type TicketAnswer = 'placed' | 'other' | 'again';

/**
 * Writes down what is about to be paid for. The jackpot row is locked for share: the transaction that ends its sale waits for
 * this and then finds every attempt that there will ever be. One that is a ticket already may be written again: its price is known
 * to the wallet, and when it comes to be written as a ticket it turns out to be one.
 */
export async function insertAttempts(db: Queryable, attempts: Attempt[]): Promise<AttemptAnswer[]> {
  const once = firstOfEach(attempts);
  const { rows } = await db.query<{ added: bigint }>(
    `with ${asked},
     added as (
       insert into jackpot.attempt (${attemptColumns})
       select ${attemptColumns} from asked where jackpot_id in (select id from selling) order by id
       on conflict do nothing returning 1)
     select count(*) as added from added`,
    askedValues(once),
  );
  // By far the most are new, and nothing more has to be known of them.
  if (Number(rows[0]?.added) === attempts.length) return attempts.map(() => 'begun');
  return readAttempts(db, attempts);
}

/** The same for the tickets of one command: all of them or none. The first one decides, whose id follows from the command's key alone. */
export async function insertOrder(db: Queryable, attempts: Attempt[]): Promise<AttemptAnswer> {
  const { rows } = await db.query<{ added: bigint }>(
    `with ${asked},
     led as (
       insert into jackpot.attempt (${attemptColumns})
       select ${attemptColumns} from asked where id = order_id and jackpot_id in (select id from selling)
       on conflict do nothing returning id),
     followed as (
       insert into jackpot.attempt (${attemptColumns})
       select ${attemptColumns} from asked where id <> order_id and order_id in (select id from led) order by id
       on conflict do nothing)
     select count(*) as added from led`,
    askedValues(attempts),
  );
  if (Number(rows[0]?.added) === 1) return 'begun';
  const answers = await readAttempts(db, attempts);
  return weakest.find((answer) => answers.includes(answer)) as AttemptAnswer;
}

const weakest: AttemptAnswer[] = ['other', 'closed', 'again', 'begun', 'placed'];

const attemptColumns = 'id, jackpot_id, player_id, session_epoch, picks, columns, together, order_id';

const asked = `${withoutWaiting},
     asked as materialized (
       select asked.* from quick
       cross join unnest($1::uuid[], $2::integer[], $3::bigint[], $4::integer[], $5::bytea[], $6::smallint[], $7::smallint[], $8::uuid[])
         as asked (${attemptColumns})),
     selling as materialized (
       select id from jackpot.jackpot where id in (select jackpot_id from asked) and state = 'open'
       order by id for share)`;

function askedValues(attempts: Attempt[]): string[] {
  return [
    column(attempts, ({ id }) => id),
    column(attempts, ({ jackpotId }) => jackpotId),
    column(attempts, ({ playerId }) => playerId),
    column(attempts, ({ sessionEpoch }) => sessionEpoch),
    column(attempts, ({ picks }) => bytes(picks)),
    column(attempts, ({ columns }) => columns),
    column(attempts, ({ together }) => together),
    column(attempts, ({ orderId }) => orderId),
  ];
}

async function readAttempts(db: Queryable, attempts: Attempt[]): Promise<AttemptAnswer[]> {
  const { rows } = await db.query<{ answer: AttemptAnswer }>(
    `select case
       when ticket.picks = asked.picks and ticket.together = asked.together then 'placed'
       when coalesce(ticket.picks, attempt.picks) <> asked.picks
         or coalesce(ticket.together, attempt.together) <> asked.together then 'other'
       when attempt.id is not null then 'begun'
       when jackpot.state = 'open' then 'again'
       else 'closed' end as answer
     from unnest($1::uuid[], $2::integer[], $3::bytea[], $4::smallint[]) with ordinality as asked (id, jackpot_id, picks, together, n)
     left join jackpot.jackpot on jackpot.id = asked.jackpot_id
     left join jackpot.ticket on ticket.jackpot_id = asked.jackpot_id and ticket.id = asked.id
     left join jackpot.attempt on attempt.id = asked.id
     order by n`,
    [
      column(attempts, ({ id }) => id),
      column(attempts, ({ jackpotId }) => jackpotId),
      column(attempts, ({ picks }) => bytes(picks)),
      column(attempts, ({ together }) => together),
    ],
  );
  return rows.map(({ answer }) => answer);
}

/**
 * Makes tickets of what is paid for. Attempts are looked up one by one, through their index: their table is full of rows
 * that are gone and not yet swept, and to read all of it would seem cheap.
 */
export async function insertTickets(db: Queryable, tickets: Ticket[]): Promise<TicketAnswer[]> {
  const once = firstOfEach(tickets);
  const { rows } = await db.query<{ added: bigint }>(
    `with ${withoutWaiting},
     asked as materialized (
       select asked.* from quick
       cross join unnest($1::uuid[], $2::integer[], $3::bigint[], $4::timestamptz[], $5::bytea[], $6::smallint[], $7::smallint[])
         as asked (id, jackpot_id, player_id, placed_at, picks, columns, together)),
     added as (
       insert into jackpot.ticket (id, jackpot_id, player_id, placed_at, picks, columns, together)
       select id, jackpot_id, player_id, placed_at, picks, columns, together from asked order by id
       on conflict do nothing returning 1),
     gone as (
       delete from jackpot.attempt where ctid = any(array(
         select a.ctid from asked cross join lateral (
           select ctid from jackpot.attempt where attempt.id = asked.id limit 1) a)))
     select count(*) as added from added`,
    [
      column(once, ({ id }) => id),
      column(once, ({ jackpotId }) => jackpotId),
      column(once, ({ playerId }) => playerId),
      column(once, ({ placedAt }) => placedAt.toISOString()),
      column(once, ({ picks }) => bytes(picks)),
      column(once, ({ columns }) => columns),
      column(once, ({ together }) => together),
    ],
  );
  if (Number(rows[0]?.added) === tickets.length) return tickets.map(() => 'placed');
  const known = await readSold(db, tickets);
  return tickets.map((ticket): TicketAnswer => {
    const sold = known.get(ticket.id);
    if (!sold) return 'again';
    return sold.picks.equals(ticket.picks) && sold.together === ticket.together ? 'placed' : 'other';
  });
}

/** One statement writes no row twice. */
function firstOfEach<Row extends { id: string }>(rows: Row[]): Row[] {
  const seen = new Map<string, Row>();
  for (const row of rows) if (!seen.has(row.id)) seen.set(row.id, row);
  return [...seen.values()];
}

async function readSold(db: Queryable, tickets: Ticket[]): Promise<Map<string, Pick<Sold, 'picks' | 'together'>>> {
  const { rows } = await db.query<Pick<Sold, 'id' | 'picks' | 'together'>>(
    `select id, picks, together from jackpot.ticket join unnest($1::uuid[], $2::integer[]) as asked (id, jackpot_id)
     using (id, jackpot_id)`,
    [column(tickets, ({ id }) => id), column(tickets, ({ jackpotId }) => jackpotId)],
  );
  return new Map(rows.map(({ id, ...sold }) => [id, sold]));
}

export async function deleteAttempts(db: Queryable, ids: string[]): Promise<void> {
  await db.query('delete from jackpot.attempt where id = any($1::uuid[])', [ids]);
}

export const hasAttempt = sql`exists (select from jackpot.attempt)`;

/** Attempts so old that the request that began them has ended. */
export async function listOldAttempts(
  db: Queryable,
  { olderThanMs, limit }: { olderThanMs: number; limit: number },
): Promise<Attempt[]> {
  const { rows } = await db.query<Attempt>(
    `select ${readAttemptColumns}
     from jackpot.attempt where made_at <= app_now() - $1 * interval '1 millisecond' order by made_at limit $2`,
    [olderThanMs, limit],
  );
  return rows;
}

/** All tickets of a command that are being bought. They are written and gone together. */
export async function listOrder(db: Queryable, orderId: string): Promise<Attempt[]> {
  const { rows } = await db.query<Attempt>(
    `select ${readAttemptColumns} from jackpot.attempt where order_id = $1 order by id`,
    [orderId],
  );
  return rows;
}

const readAttemptColumns = `id, jackpot_id as "jackpotId", player_id as "playerId", session_epoch as "sessionEpoch", picks, columns,
  together, coalesce(order_id, id) as "orderId"`;

export async function hasAttempts(db: Queryable, jackpotId: number): Promise<boolean> {
  const { rows } = await db.query('select 1 from jackpot.attempt where jackpot_id = $1 limit 1', [jackpotId]);
  return rows.length > 0;
}

/** In the order of their ids, from the one after `after`. */
export async function listTickets(
  db: Queryable,
  { jackpotId, after, limit }: { jackpotId: number; after: string | null; limit: number },
): Promise<{ id: string; playerId: bigint }[]> {
  const { rows } = await db.query<{ id: string; playerId: bigint }>(
    `select id, player_id as "playerId" from jackpot.ticket
     where jackpot_id = $1 and id > coalesce($2::uuid, '00000000-0000-0000-0000-000000000000') order by id limit $3`,
    [jackpotId, after, limit],
  );
  return rows;
}

/** How many columns were sold. */
export async function countColumnsOf(db: Queryable, jackpotId: number): Promise<bigint> {
  const { rows } = await db.query<{ columns: bigint }>(
    'select coalesce(sum(columns), 0)::bigint as columns from jackpot.ticket where jackpot_id = $1',
    [jackpotId],
  );
  return (rows[0] as { columns: bigint }).columns;
}
