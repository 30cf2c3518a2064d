import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

interface Wait {
  afterMonths: number;
  noticeDays: number;
}

/** Accounts with money that come near the mark and are not listed yet, the longest unused first. The index on `seen_at` leads to them. */
export async function listIdle(
  db: Queryable,
  { afterMonths, noticeDays, limit }: Wait & { limit: number },
): Promise<bigint[]> {
  const { rows } = await db.query<{ player_id: bigint }>(sql`
    with near as materialized (
      select (select app_now()) - ${afterMonths} * interval '1 month' + ${noticeDays} * interval '1 day' as at)
    select p.player_id from dormancy.player p
    where p.seen_at <= (select at from near) and p.balance > 0
      and not exists (select from dormancy.account a where a.player_id = p.player_id and a.ended_at is null)
      and p.active_at <= (select at from near)
    order by p.seen_at, p.player_id limit ${limit}`);
  return rows.map(({ player_id }) => player_id);
}

type NewAccount = Pick<AccountRow, 'active_at' | 'due_at' | 'is_told'>;

/** Undefined where it is listed already, or was used since it was found idle. */
export async function insertAccount(
  db: Queryable,
  { id, playerId, afterMonths, noticeDays }: Wait & { id: string; playerId: bigint },
): Promise<NewAccount | undefined> {
  const { rows } = await db.query<NewAccount>(sql`
    insert into dormancy.account (id, player_id, active_at, found_at, is_told, due_at)
    select ${id}, p.player_id, p.active_at, now, p.can_sign_in,
      greatest(p.active_at + ${afterMonths} * interval '1 month', now + ${noticeDays} * interval '1 day')
    from (select app_now() as now) instant, dormancy.player p
    where p.player_id = ${playerId} and p.active_at <= now - ${afterMonths} * interval '1 month' + ${noticeDays} * interval '1 day'
    on conflict (player_id) where ended_at is null do nothing returning active_at, due_at, is_told`);
  return rows[0];
}

const usedSince = sql`p.active_at > a.active_at`;

/** Those that were used since they were found, and those whose money is gone. */
export async function endUsed(db: Queryable): Promise<void> {
  await db.query(sql`
    update dormancy.account a set ended_at = app_now(), outcome = case when ${usedSince} then 'used' else 'emptied' end
    from dormancy.player p
    where p.player_id = a.player_id and a.ended_at is null and (${usedSince} or p.balance <= 0)`);
}

/** Of what is due, that which was not used. */
export async function markDue(db: Queryable): Promise<void> {
  await db.query(sql`
    update dormancy.account a set marked_at = app_now() from dormancy.player p
    where p.player_id = a.player_id and a.ended_at is null and a.marked_at is null and a.due_at <= app_now()
      and p.active_at <= a.active_at and p.balance > 0`);
}

/** At a sign-in. */
export async function endOfPlayer(db: Queryable, playerId: bigint): Promise<void> {
  await db.query(sql`
    update dormancy.account set ended_at = app_now(), outcome = 'used' where player_id = ${playerId} and ended_at is null`);
}

type DormancyState = 'noticed' | 'dormant' | 'ended';

export interface AccountRow {
  id: string;
  player_id: bigint;
  active_at: Date;
  found_at: Date;
  is_told: boolean;
  due_at: Date;
  marked_at: Date | null;
  ended_at: Date | null;
  outcome: 'used' | 'emptied' | null;
  balance: bigint;
}

export interface AccountsQuery {
  state: DormancyState;
  /** Unused for at least so many years, and fewer than the next number of `ages`. Undefined: all. */
  years: number | undefined;
  ages: readonly number[];
  limit: number;
}

const stateOf = sql`case when a.ended_at is not null then 'ended' when a.marked_at is null then 'noticed' else 'dormant' end`;

/** The longest unused first; of those that have ended, the last end first. */
export async function listAccounts(db: Queryable, { state, years, ages, limit }: AccountsQuery): Promise<AccountRow[]> {
  const { rows } = await db.query<AccountRow>(sql`
    select a.id, a.player_id, a.active_at, a.found_at, a.is_told, a.due_at, a.marked_at, a.ended_at, a.outcome, p.balance
    from dormancy.account a join dormancy.player p on p.player_id = a.player_id
    where ${stateOf} = ${state}::text and (${years ?? null}::int is null or ${years ?? null}::int = (
      select max(age) from unnest(${[...ages]}::int[]) age where a.active_at <= app_now() - age * interval '1 year'))
    order by a.ended_at desc nulls first, a.active_at, a.player_id limit ${limit}`);
  return rows;
}

interface SumRow {
  state: DormancyState;
  years: number;
  accounts: number;
  balance: bigint;
}

/** Of those that have not ended, by state and age, with what is in them now. */
export async function sumAccounts(db: Queryable, ages: readonly number[]): Promise<SumRow[]> {
  const { rows } = await db.query<SumRow>(sql`
    select ${stateOf} as state, coalesce(
        (select max(age) from unnest(${[...ages]}::int[]) age where a.active_at <= app_now() - age * interval '1 year'), 0) as years,
      count(*)::int as accounts, coalesce(sum(p.balance), 0)::bigint as balance
    from dormancy.account a join dormancy.player p on p.player_id = a.player_id
    where a.ended_at is null group by 1, 2 order by 1, 2`);
  return rows;
}

interface NoticeCounts {
  sent: number;
  answered: number;
  returned: number;
}

/** Notices ever sent; those whose account was used before the mark; and accounts that were used after it. */
export async function countNotices(db: Queryable): Promise<NoticeCounts> {
  const { rows } = await db.query<NoticeCounts>(sql`
    select (count(*) filter (where is_told))::int as sent,
      (count(*) filter (where is_told and outcome = 'used' and marked_at is null))::int as answered,
      (count(*) filter (where outcome = 'used' and marked_at is not null))::int as returned
    from dormancy.account`);
  return rows[0] as NoticeCounts;
}
