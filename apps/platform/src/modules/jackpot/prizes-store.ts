import type { Minor } from '@harmattan/kernel/money';
import type { Queryable } from '@harmattan/process/transaction';
import { judge, type RightPick } from './judge.ts';
import { shareOut } from './pool.ts';

export interface Tier {
  jackpotId: number;
  misses: number;
  amountMinor: Minor | null;
  /** How many columns won. */
  winners: bigint | null;
  shareMinor: Minor | null;
}

/** What a ticket won in a tier: as many shares as it has columns there. */
export interface PrizePart {
  misses: number;
  amountMinor: Minor;
}

export interface DuePrize {
  ticketId: string;
  playerId: bigint;
  /** Of the ticket, which was paid for each of them. */
  columns: number;
  /** One for each tier, the pool first. */
  parts: PrizePart[];
}

export async function insertTier(
  db: Queryable,
  { jackpotId, misses, amountMinor }: { jackpotId: number; misses: number; amountMinor: Minor | null },
): Promise<void> {
  await db.query('insert into jackpot.tier (jackpot_id, misses, amount) values ($1, $2, $3)', [
    jackpotId,
    misses,
    amountMinor,
  ]);
}

/** The pool first. */
export async function listTiers(db: Queryable, jackpotIds: number[]): Promise<Tier[]> {
  const { rows } = await db.query<Tier>(
    `select jackpot_id as "jackpotId", misses, amount as "amountMinor", winners, share as "shareMinor"
     from jackpot.tier where jackpot_id = any($1::integer[]) order by jackpot_id, misses`,
    [jackpotIds],
  );
  return rows;
}

/**
 * Looks at the next tickets in the order of their ids and writes down those that won something. All of it happens in the
 * database: not one ticket comes here.
 */
export async function countChunk(
  db: Queryable,
  chunk: { jackpotId: number; after: string | null; limit: number; right: RightPick[]; tiers: number[] },
): Promise<{ seen: bigint; columns: bigint; last: string | null }> {
  const { rows } = await db.query<{ seen: bigint; columns: bigint; last: string | null }>(
    `with chunk as materialized (
       select id, player_id, placed_at, picks, columns from jackpot.ticket
       where jackpot_id = $1 and id > coalesce($2::uuid, '00000000-0000-0000-0000-000000000000') order by id limit $3),
     judged as (${judge('chunk', 'id, player_id, placed_at', chunk.right)}),
     won as (
       insert into jackpot.prize (ticket_id, player_id, placed_at, jackpot_id, misses, columns)
       select id, player_id, placed_at, $1, misses, won from judged where misses = any($4::integer[])
       on conflict do nothing)
     select (select count(*) from chunk) as seen, (select coalesce(sum(columns), 0)::bigint from chunk) as columns,
       (select id from chunk order by id desc limit 1) as last`,
    [chunk.jackpotId, chunk.after, chunk.limit, chunk.tiers],
  );
  return rows[0] as { seen: bigint; columns: bigint; last: string | null };
}

/** How many columns miss so many. The same judgement as `countChunk`, and nothing is written. */
export async function countWinners(
  db: Queryable,
  { jackpotId, right }: { jackpotId: number; right: RightPick[] },
): Promise<Map<number, bigint>> {
  const { rows } = await db.query<{ misses: number; columns: bigint }>(
    `with sold as (select picks, columns from jackpot.ticket where jackpot_id = $1)
     select misses, sum(won)::bigint as columns from (${judge('sold', 'columns', right)}) judged group by 1`,
    [jackpotId],
  );
  return new Map(rows.map(({ misses, columns }) => [misses, columns]));
}

/** Fixes who shares what, once all tickets are counted. */
export async function fixShares(
  db: Queryable,
  tier: { jackpotId: number; misses: number; amountMinor: Minor },
): Promise<void> {
  const { rows } = await db.query<{ winners: bigint }>(
    'select coalesce(sum(columns), 0)::bigint as winners from jackpot.prize where jackpot_id = $1 and misses = $2',
    [tier.jackpotId, tier.misses],
  );
  const { winners } = rows[0] as { winners: bigint };
  const { shareMinor, restMinor } = shareOut(tier.amountMinor, winners);
  await db.query(
    `update jackpot.tier set amount = $3, winners = $4, share = $5, rest = $6,
       first_ticket = (select ticket_id from jackpot.prize where jackpot_id = $1 and misses = $2
         order by placed_at, ticket_id limit 1)
     where jackpot_id = $1 and misses = $2`,
    [tier.jackpotId, tier.misses, tier.amountMinor, winners, shareMinor, restMinor],
  );
}

/** The earliest ticket has the rest, once. */
const amountOf = 'tier.share * prize.columns + case when tier.first_ticket = prize.ticket_id then tier.rest else 0 end';

export async function listDuePrizes(
  db: Queryable,
  { jackpotId, limit }: { jackpotId: number; limit: number },
): Promise<DuePrize[]> {
  const { rows } = await db.query<Omit<DuePrize, 'parts'> & PrizePart>(
    `with due as (
       select distinct ticket_id from jackpot.prize where jackpot_id = $1 and paid_at is null order by ticket_id limit $2)
     select ticket_id as "ticketId", prize.player_id as "playerId", ticket.columns, prize.misses, ${amountOf} as "amountMinor"
     from due join jackpot.prize using (ticket_id) join jackpot.tier using (jackpot_id, misses)
     join jackpot.ticket on ticket.jackpot_id = prize.jackpot_id and ticket.id = ticket_id
     where prize.jackpot_id = $1 order by ticket_id, misses`,
    [jackpotId, limit],
  );
  return [...Map.groupBy(rows, ({ ticketId }) => ticketId).values()].map((parts) => {
    const { ticketId, playerId, columns } = parts[0] as (typeof parts)[number];
    return { ticketId, playerId, columns, parts: parts.map(({ misses, amountMinor }) => ({ misses, amountMinor })) };
  });
}

export async function markPaid(db: Queryable, jackpotId: number, prizes: DuePrize[]): Promise<void> {
  const parts = prizes.flatMap((prize) => prize.parts.map((part) => ({ ...part, ticketId: prize.ticketId })));
  await db.query(
    `update jackpot.prize set amount = paid.amount, paid_at = app_now()
     from unnest($2::uuid[], $3::smallint[], $4::bigint[]) as paid (ticket_id, misses, amount)
     where jackpot_id = $1 and prize.ticket_id = paid.ticket_id and prize.misses = paid.misses and paid_at is null`,
    [
      jackpotId,
      parts.map(({ ticketId }) => ticketId),
      parts.map(({ misses }) => misses),
      parts.map(({ amountMinor }) => amountMinor),
    ],
  );
}

/** What these tickets were paid. */
export async function listPaid(db: Queryable, ticketIds: string[], jackpotIds: number[]): Promise<Map<string, Minor>> {
  const { rows } = await db.query<{ ticketId: string; amountMinor: Minor }>(
    `select ticket_id as "ticketId", sum(amount)::bigint as "amountMinor" from jackpot.prize
     where jackpot_id = any($2::integer[]) and ticket_id = any($1::uuid[]) and paid_at is not null group by 1`,
    [ticketIds, jackpotIds],
  );
  return new Map(rows.map(({ ticketId, amountMinor }) => [ticketId, amountMinor]));
}
