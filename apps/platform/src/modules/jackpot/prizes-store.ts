import { assert } from '@harmattan/kernel/assert';
import type { Minor } from '@harmattan/kernel/money';
import type { Queryable } from '@harmattan/process/transaction';
import { shareOut } from './pool.ts';

export interface Tier {
  jackpotId: number;
  misses: number;
  amountMinor: Minor | null;
  winners: bigint | null;
}

export interface DuePrize {
  ticketId: string;
  playerId: bigint;
  misses: number;
  amountMinor: Minor;
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
    `select jackpot_id as "jackpotId", misses, amount as "amountMinor", winners
     from jackpot.tier where jackpot_id = any($1::integer[]) order by jackpot_id, misses`,
    [jackpotIds],
  );
  return rows;
}

/** A pick that must be there: these bytes of the ticket have these values. */
export interface RightPick {
  at: number;
  bytes: number[];
}

/**
 * Looks at the next tickets in the order of their ids and writes down those that won something. All of it happens in the
 * database: not one ticket comes here.
 */
export async function countChunk(
  db: Queryable,
  chunk: { jackpotId: number; after: string | null; limit: number; right: RightPick[]; tiers: number[] },
): Promise<{ seen: bigint; last: string | null }> {
  const { rows } = await db.query<{ seen: bigint; last: string | null }>(
    `with chunk as materialized (
       select id, player_id, placed_at, picks from jackpot.ticket
       where jackpot_id = $1 and id > coalesce($2::uuid, '00000000-0000-0000-0000-000000000000') order by id limit $3),
     judged as (select chunk.*, ${missesOf(chunk.right)} as misses from chunk),
     won as (
       insert into jackpot.prize (ticket_id, player_id, placed_at, jackpot_id, misses)
       select id, player_id, placed_at, $1, misses from judged where misses = any($4::integer[])
       on conflict do nothing)
     select (select count(*) from chunk) as seen, (select id from chunk order by id desc limit 1) as last`,
    [chunk.jackpotId, chunk.after, chunk.limit, chunk.tiers],
  );
  return rows[0] as { seen: bigint; last: string | null };
}

/** How many tickets there are, and how many of them miss so many. The same judgement as `countChunk`, and nothing is written. */
export async function countWinners(
  db: Queryable,
  { jackpotId, right }: { jackpotId: number; right: RightPick[] },
): Promise<Map<number, bigint>> {
  const { rows } = await db.query<{ misses: number; tickets: bigint }>(
    `select ${missesOf(right)} as misses, count(*) as tickets from jackpot.ticket where jackpot_id = $1 group by 1`,
    [jackpotId],
  );
  return new Map(rows.map(({ misses, tickets }) => [misses, tickets]));
}

/** Whole numbers of our own and nothing else go into the text. */
function missesOf(right: RightPick[]): string {
  const terms = right.map(({ at, bytes }) => {
    const parts = bytes.map((byte, offset) => {
      assert(Number.isInteger(byte) && Number.isInteger(at), 'a pick is told in whole numbers');
      return `get_byte(picks, ${at + offset}) <> ${byte}`;
    });
    return `(${parts.join(' or ')})::integer`;
  });
  return terms.length === 0 ? '0' : terms.join(' + ');
}

/** Fixes who shares what, once all tickets are counted. */
export async function fixShares(
  db: Queryable,
  tier: { jackpotId: number; misses: number; amountMinor: Minor },
): Promise<void> {
  const { rows } = await db.query<{ winners: bigint }>(
    'select count(*) as winners from jackpot.prize where jackpot_id = $1 and misses = $2',
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

const amountOf = 'tier.share + case when tier.first_ticket = prize.ticket_id then tier.rest else 0 end';

export async function listDuePrizes(
  db: Queryable,
  { jackpotId, limit }: { jackpotId: number; limit: number },
): Promise<DuePrize[]> {
  const { rows } = await db.query<DuePrize>(
    `select ticket_id as "ticketId", player_id as "playerId", prize.misses, ${amountOf} as "amountMinor"
     from jackpot.prize join jackpot.tier using (jackpot_id, misses)
     where jackpot_id = $1 and paid_at is null order by ticket_id limit $2`,
    [jackpotId, limit],
  );
  return rows;
}

export async function markPaid(db: Queryable, jackpotId: number, prizes: DuePrize[]): Promise<void> {
  await db.query(
    `update jackpot.prize set amount = paid.amount, paid_at = app_now()
     from unnest($2::uuid[], $3::bigint[]) as paid (ticket_id, amount)
     where jackpot_id = $1 and prize.ticket_id = paid.ticket_id and paid_at is null`,
    [jackpotId, prizes.map(({ ticketId }) => ticketId), prizes.map(({ amountMinor }) => amountMinor)],
  );
}

/** What these tickets were paid. */
export async function listPaid(db: Queryable, ticketIds: string[], jackpotIds: number[]): Promise<Map<string, Minor>> {
  const { rows } = await db.query<{ ticketId: string; amountMinor: Minor }>(
    `select ticket_id as "ticketId", amount as "amountMinor" from jackpot.prize
     where jackpot_id = any($2::integer[]) and ticket_id = any($1::uuid[]) and paid_at is not null`,
    [ticketIds, jackpotIds],
  );
  return new Map(rows.map(({ ticketId, amountMinor }) => [ticketId, amountMinor]));
}
