import type { SegmentCondition } from '@harmattan/contract/office';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

/** Days of the market's calendar, both included, and the instants between which they lie. */
export interface Days {
  from: string;
  to: string;
  begins: Date;
  ends: Date;
}

interface Found {
  playerId: bigint;
}

type Of<Kind extends SegmentCondition['kind']> = Extract<SegmentCondition, { kind: Kind }>;

const idsOf = (rows: Found[]) => rows.map(({ playerId }) => playerId);

export async function findRegistered(db: Queryable, ids: bigint[], { begins, ends }: Days): Promise<bigint[]> {
  const { rows } = await db.query<Found>(sql`
    select c.id as "playerId" from unnest(${ids}::bigint[]) c(id) join mailings.player p on p.player_id = c.id
    where p.registered_at >= ${begins} and p.registered_at < ${ends}`);
  return idsOf(rows);
}

export async function findSeen(db: Queryable, ids: bigint[], { begins, ends }: Days): Promise<bigint[]> {
  const { rows } = await db.query<Found>(sql`
    select c.id as "playerId" from unnest(${ids}::bigint[]) c(id) join mailings.player p on p.player_id = c.id
    where p.seen_at >= ${begins} and p.seen_at < ${ends}`);
  return idsOf(rows);
}

/** A player without an entry has nothing, and may be wanted for it. */
export async function findByMoney(
  db: Queryable,
  ids: bigint[],
  { figure, product, min, max }: Of<'money'>,
  { from, to }: Days,
): Promise<bigint[]> {
  const { rows } = await db.query<Found>(sql`
    select c.id as "playerId" from unnest(${ids}::bigint[]) c(id)
    cross join lateral (
      select coalesce(sum(case ${figure}::text when 'deposits' then d.deposited when 'withdrawals' then d.withdrawn
        when 'stakes' then d.staked else d.staked - d.won end), 0) as total
      from mailings.player_day d
      where d.player_id = c.id and d.day between ${from}::date and ${to}::date
        and (${product ?? null}::text is null or d.product = ${product ?? null})) s
    where (${minorOf(min)}::bigint is null or s.total >= ${minorOf(min)}::bigint)
      and (${minorOf(max)}::bigint is null or s.total <= ${minorOf(max)}::bigint)`);
  return idsOf(rows);
}

export async function findByFavourite(
  db: Queryable,
  ids: bigint[],
  { of, name }: Of<'favourite'>,
  { from, to }: Days,
): Promise<bigint[]> {
  const { rows } = await db.query<Found>(sql`
    select c.id as "playerId" from unnest(${ids}::bigint[]) c(id)
    cross join lateral (
      select case ${of}::text when 'product' then d.product else d.supplier end as name, sum(d.staked) as staked
      from mailings.player_day d
      where d.player_id = c.id and d.day between ${from}::date and ${to}::date and d.product <> ''
      group by 1 having sum(d.staked) > 0 order by 2 desc, 1 limit 1) s
    where lower(s.name) = lower(${name})`);
  return idsOf(rows);
}

export async function findByPlayed(
  db: Queryable,
  ids: bigint[],
  { game, has }: Of<'played'>,
  { from, to }: Days,
): Promise<bigint[]> {
  const { rows } = await db.query<Found>(sql`
    select c.id as "playerId" from unnest(${ids}::bigint[]) c(id)
    where exists (
      select from mailings.player_day d
      where d.player_id = c.id and d.day between ${from}::date and ${to}::date and lower(d.game) = lower(${game})
    ) = ${has}::boolean`);
  return idsOf(rows);
}

export async function findByLanguage(db: Queryable, ids: bigint[], { language }: Of<'language'>): Promise<bigint[]> {
  const { rows } = await db.query<Found>(sql`
    select c.id as "playerId" from unnest(${ids}::bigint[]) c(id) join mailings.player p on p.player_id = c.id
    where p.language = ${language}`);
  return idsOf(rows);
}

export async function findByRegion(db: Queryable, ids: bigint[], { region }: Of<'region'>): Promise<bigint[]> {
  const { rows } = await db.query<Found>(sql`
    select c.id as "playerId" from unnest(${ids}::bigint[]) c(id) join mailings.player p on p.player_id = c.id
    where p.region = ${region}`);
  return idsOf(rows);
}

export async function findByBalance(db: Queryable, ids: bigint[], { min, max }: Of<'balance'>): Promise<bigint[]> {
  const { rows } = await db.query<Found>(sql`
    select c.id as "playerId" from unnest(${ids}::bigint[]) c(id) join mailings.player p on p.player_id = c.id
    where (${minorOf(min)}::bigint is null or p.available >= ${minorOf(min)}::bigint)
      and (${minorOf(max)}::bigint is null or p.available <= ${minorOf(max)}::bigint)`);
  return idsOf(rows);
}

export async function findByCampaign(db: Queryable, ids: bigint[], refcode: string): Promise<bigint[]> {
  const { rows } = await db.query<Found>(sql`
    select c.id as "playerId" from unnest(${ids}::bigint[]) c(id) join mailings.player p on p.player_id = c.id
    where p.refcode = ${refcode} and p.refcode <> ''`);
  return idsOf(rows);
}

export async function findByMarketing(db: Queryable, ids: bigint[], { on }: Of<'marketing'>): Promise<bigint[]> {
  const { rows } = await db.query<Found>(sql`
    select c.id as "playerId" from unnest(${ids}::bigint[]) c(id) join mailings.player p on p.player_id = c.id
    where (p.is_marketing_off or p.is_stopped) <> ${on}::boolean`);
  return idsOf(rows);
}

const minorPerNaira = 100n;

function minorOf(naira: number | null | undefined): bigint | null {
  return naira === null || naira === undefined ? null : BigInt(naira) * minorPerNaira;
}
