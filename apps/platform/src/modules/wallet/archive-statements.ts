import { entryColumns, timed } from './book-scope.ts';
import { samePlayer } from './same-player.ts';

const isInside = 'at >= $1::timestamptz and at < $2::timestamptz';
const eachTimed = (query: (part: string) => string) => timed.map((part) => `(${query(part)})`).join(' union all ');

/** Entries that are moved are older than $1 milliseconds. */
export const readBound = `select (app_now() - $1::float8 * interval '1 millisecond')::text as bound`;

/** $1: where the slice begins; $2: how many entries it has; $3: the bound. A slice ends between two instants, and the last one at the bound. */
export const readArchiveSlice = `with first as (
    ${eachTimed((part) => `select at from wallet.journal where ${part} and at >= $1::timestamptz and at < $3::timestamptz order by at limit $2`)}
  ),
  last as materialized (select at from first order by at offset $2 - 1 limit 1)
  select (select count(*) from first)::integer as entries,
    coalesce((select at from last) + interval '1 microsecond', $3::timestamptz)::text as end`;

/** One archiver copies at a time. Without a row another one does, or its slice is not deleted yet. */
export const beginMove = `insert into wallet.journal_move (number, from_at, to_at)
  values (pg_current_xact_id()::text::bigint, $1::timestamptz, $2::timestamptz) on conflict do nothing returning number`;

const unreversed = (entry: string) => `(
    select true from wallet.entry_row r where r.of_key = ${entry}.key and r.kind = 'reverse' and r.status = 'ok' limit 1) is null`;

/** A stake is settled once it was reversed, paid or closed, by itself or with its round. Payments from before the column \`closes\` count as well. */
const isSettled = (stake: string) => `coalesce(
    (select true from wallet.entry_row p where p.of_key = ${stake}.key and ${samePlayer('p', stake)} and p.status = 'ok'
      and (p.kind = 'reverse' or p.kind = 'credit' and ${unreversed('p')}) limit 1),
    (select true from wallet.entry_row p where p.of_key = ${stake}.round and ${samePlayer('p', stake)} and p.status = 'ok'
      and p.kind = 'credit' and p.version > ${stake}.version and ${unreversed('p')} limit 1),
    (select true from wallet.entry_row p where p.round = ${stake}.round and ${samePlayer('p', stake)} and p.status = 'ok'
      and p.closes = 'round' and p.version > ${stake}.version and ${unreversed('p')} limit 1))`;

const isStake = (row: string) => `${row}.kind in ('debit', 'draw') and ${row}.about = 'stake' and ${row}.status = 'ok'`;

/**
 * Why an entry stays in the journal. A stake asks the journal alone whether its reversal came first, so that such a reversal is never moved. The wallet
 * finds whatever else it asks for in either table: rounds and holds that are open stay because more commands about them will come.
 */
const keptFor = `case
    when e.status = 'reversed-unseen' then 'reversal'
    when e.status <> 'ok' then null
    when e.kind in ('hold', 'draw', 'post', 'void') and (
      select h.state from wallet.hold h where h.key = case when e.kind = 'hold' then e.key else e.of_key end
    ) is distinct from 'closed' then 'hold'
    when ${isStake('e')} and ${isSettled('e')} is null then 'round'
    when e.round is not null and (
      select true from wallet.entry_row s where s.round = e.round and ${samePlayer('s', 'e')} and ${isStake('s')}
        and ${isSettled('s')} is null limit 1) then 'round'
  end`;

/** Copies what may move from $1 until before $2, and answers how many entries may, and how many stay for which reason. */
export const copyEntries = `with judged as materialized (
    select ${entryColumns}, written_in, ${keptFor} as kept_for
    from (${eachTimed(
      (part) => `select ${entryColumns}, xmin as written_in from wallet.journal where ${part} and ${isInside}`,
    )}) e
  ),
  copied as (
    insert into wallet.journal_old (${entryColumns}, written_in)
    select ${entryColumns}, written_in from judged where kept_for is null order by at
    on conflict do nothing
  )
  select kept_for as "keptFor", count(*)::integer as entries from judged group by kept_for`;

export const readMove = `select number::text as number, number >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint as "isOfAnother"
  from wallet.journal_move`;

/**
 * The sessions whose snapshot may lack what the transaction $1 committed. A snapshot shows every transaction below its \`backend_xmin\`. A statement
 * with a snapshot and without a number of its own is among them, unlike in the horizon by numbers: a stake has no number before it locks
 * its account. Snapshots of other databases read nothing here. An autovacuum worker, which has no user, writes no entry.
 */
export const readOlderSnapshots = `select pid, usename as "user", xact_start as since from pg_stat_activity
  where datid = (select oid from pg_database where datname = current_database())
    and pid <> pg_backend_pid() and usesysid is not null
    and (backend_xmin::text::bigint - $1::bigint % 4294967296 + 6442450944) % 4294967296 - 2147483648 <= 0
  order by xact_start limit 1`;

/** Deletes the slice from the journal. Of two archivers the second finds no slice any more. */
export const endMove = `with ended as (delete from wallet.journal_move where number = $1::bigint returning from_at, to_at)
  select coalesce(sum(wallet.delete_moved(from_at, to_at)), 0)::integer as deleted from ended`;

/** Entries from $1 until before $2 that stayed in the journal although there is a copy, which is not equal. */
export const countUnequal = `select count(*)::integer as entries
  from (${eachTimed((part) => `select key from wallet.journal where ${part} and ${isInside}`)}) e
  where (select true from wallet.journal_old o where o.key = e.key limit 1)`;

/** The slice is copied anew. */
export const forgetMove = `delete from wallet.journal_move where number = $1::bigint`;
