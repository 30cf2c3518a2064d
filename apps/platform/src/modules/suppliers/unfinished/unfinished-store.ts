import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { MoneyKey } from '../../wallet/index.ts';
import type { OpenStake, StakeChanges } from './open-stakes.ts';

export async function applyStakeChanges(db: Queryable, changes: StakeChanges): Promise<void> {
  const { opened, ended, endedRounds, refusedWins } = changes;
  if (ended.length > 0) await db.query(sql`delete from suppliers.open_stake where key = any(${ended}::uuid[])`);
  if (endedRounds.length > 0)
    await db.query(sql`
      delete from suppliers.open_stake s
      using unnest(${endedRounds.map(({ playerId }) => playerId)}::bigint[], ${endedRounds.map(({ round }) => round)}::uuid[])
        over (player_id, round)
      where s.player_id = over.player_id and s.round = over.round`);
  if (opened.length > 0) await insertOpened(db, opened);
  if (refusedWins.length > 0) await markLateWins(db, refusedWins);
}

async function insertOpened(db: Queryable, opened: readonly OpenStake[]): Promise<void> {
  const each = (value: (stake: OpenStake) => unknown) => opened.map(value);
  await db.query(sql`
    insert into suppliers.open_stake (key, player_id, round, supplier, game, staked, since)
    select * from unnest(${each(({ key }) => key)}::uuid[], ${each(({ playerId }) => playerId)}::bigint[],
      ${each(({ round }) => round)}::uuid[], ${each(({ supplier }) => supplier)}::text[], ${each(({ game }) => game)}::text[],
      ${each(({ stakedMinor }) => stakedMinor)}::bigint[], ${each(({ since }) => since)}::timestamptz[])
    on conflict (key) do nothing`);
}

/** The first one that came. A supplier sends the same again. */
async function markLateWins(db: Queryable, wins: StakeChanges['refusedWins']): Promise<void> {
  await db.query(sql`
    update suppliers.given_back g set late_minor = late.amount, late_at = late.at
    from unnest(${wins.map(({ playerId }) => playerId)}::bigint[], ${wins.map(({ round }) => round)}::uuid[],
      ${wins.map(({ amountMinor }) => amountMinor)}::bigint[], ${wins.map(({ at }) => at)}::timestamptz[])
      late (player_id, round, amount, at)
    where g.player_id = late.player_id and g.round = late.round and g.state <> 'over' and g.late_at is null
      and late.at >= g.created_at`);
}

export interface OpenRoundRow {
  round: MoneyKey;
  player_id: bigint;
  supplier: string;
  game: string;
  staked: bigint;
  stakes: number;
  since: Date;
  /** The oldest of its stakes. */
  stake: MoneyKey;
}

interface OpenRoundsQuery {
  supplier?: string | undefined;
  round?: MoneyKey | undefined;
  before: Date;
  limit: number;
}

/** The oldest first. */
export async function listOpenRounds(
  db: Queryable,
  { supplier, round, before, limit }: OpenRoundsQuery,
): Promise<OpenRoundRow[]> {
  const { rows } = await db.query<OpenRoundRow>(sql`
    select round, player_id, min(supplier) as supplier, min(game) as game, sum(staked)::bigint as staked, count(*)::integer as stakes,
      min(since) as since, (array_agg(key order by since, key))[1] as stake
    from suppliers.open_stake
    where since <= ${before} and supplier = coalesce(${supplier ?? null}, supplier) and round = coalesce(${round ?? null}::uuid, round)
    group by player_id, round order by min(since), round limit ${limit}`);
  return rows;
}

export async function listOpenStakes(
  db: Queryable,
  { playerId, round }: { playerId: bigint; round: MoneyKey },
): Promise<MoneyKey[]> {
  const { rows } = await db.query<{ key: MoneyKey }>(sql`
    select key from suppliers.open_stake where player_id = ${playerId} and round = ${round} order by since, key`);
  return rows.map(({ key }) => key);
}

export interface SupplierCount {
  supplier: string;
  rounds: number;
  staked: bigint;
  oldest: Date;
}

/** How much is open at each supplier since before its instant. */
export async function countOpenRounds(
  db: Queryable,
  limits: readonly { supplier: string; before: Date }[],
): Promise<SupplierCount[]> {
  const { rows } = await db.query<SupplierCount>(sql`
    select s.supplier, count(distinct (s.player_id, s.round))::integer as rounds, sum(s.staked)::bigint as staked, min(s.since) as oldest
    from unnest(${limits.map(({ supplier }) => supplier)}::text[], ${limits.map(({ before }) => before)}::timestamptz[])
      overdue (supplier, before)
    join suppliers.open_stake s on s.supplier = overdue.supplier and s.since <= overdue.before
    group by s.supplier order by s.supplier`);
  return rows;
}

export interface GivenBackRow {
  id: string;
  player_id: bigint;
  round: MoneyKey;
  supplier: string;
  game: string;
  reference: string;
  amount_minor: bigint;
  note: string;
  created_at: Date;
}

/** False where the round was given back before. */
export async function insertGivenBack(db: Queryable, row: Omit<GivenBackRow, 'created_at'>): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    insert into suppliers.given_back (id, player_id, round, supplier, game, reference, amount_minor, note)
    values (${row.id}, ${row.player_id}, ${row.round}, ${row.supplier}, ${row.game}, ${row.reference}, ${row.amount_minor}, ${row.note})
    on conflict (player_id, round) where state <> 'over' do nothing`);
  return rowCount === 1;
}

export async function markGivenBack(
  db: Queryable,
  { id, state }: { id: string; state: 'done' | 'over' },
): Promise<void> {
  await db.query(sql`update suppliers.given_back set state = ${state} where id = ${id} and state = 'due'`);
}

const givenBackColumns = sql`id, player_id, round, supplier, game, reference, amount_minor, note, created_at`;

export const hasDue = sql`exists (select from suppliers.given_back where state = 'due')`;

export async function listDue(db: Queryable, limit: number): Promise<GivenBackRow[]> {
  const { rows } = await db.query<GivenBackRow>(sql`
    select ${givenBackColumns} from suppliers.given_back where state = 'due' order by created_at limit ${limit}`);
  return rows;
}

export interface LateWinRow extends GivenBackRow {
  late_minor: bigint;
  late_at: Date;
}

/** Wins that came after their stakes were given back, and that no person has looked at. The oldest first. */
export async function listLateWins(db: Queryable, limit: number): Promise<LateWinRow[]> {
  const { rows } = await db.query<LateWinRow>(sql`
    select ${givenBackColumns}, coalesce(late_minor, 0) as late_minor, coalesce(late_at, created_at) as late_at from suppliers.given_back
    where late_at is not null and seen_at is null order by late_at limit ${limit}`);
  return rows;
}

/** Once. */
export async function markSeen(
  db: Queryable,
  { id, by, reason }: { id: string; by: string; reason: string },
): Promise<{ player_id: bigint; late_minor: bigint } | undefined> {
  const { rows } = await db.query<{ player_id: bigint; late_minor: bigint }>(sql`
    update suppliers.given_back set seen_by = ${by}, seen_at = app_now(), seen_reason = ${reason}
    where id = ${id} and late_at is not null and seen_at is null returning player_id, coalesce(late_minor, 0) as late_minor`);
  return rows[0];
}
