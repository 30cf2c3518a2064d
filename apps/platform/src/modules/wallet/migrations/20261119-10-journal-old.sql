-- Old entries, beside the journal: docs/decisions/0018-one-journal.md. An entry is copied here by one transaction and deleted from the journal by a
-- later one. A key is unique here for ever. There are no checks: what the journal holds is copied as it is.
create table wallet.journal_old (
  like wallet.journal,
  -- The transaction that wrote the entry into the journal: turnover is counted by it.
  written_in xid not null,
  primary key (key)
);
create unique index journal_old_line on wallet.journal_old (player_id, version);
create index journal_old_of on wallet.journal_old (of_key) where of_key is not null;
create index journal_old_round on wallet.journal_old (round) where round is not null;
-- Entries are moved in the order of their times, so that both go to the end of it.
create index journal_old_at on wallet.journal_old (at);
create index journal_old_refund on wallet.journal_old (house_id, at) where kind = 'credit' and about = 'refund';
select grant_app('select, insert', 'wallet.journal_old');

-- The rows of both tables. An entry that is being moved has two, which are equal. For questions that a second equal row does not change: the planner
-- reads this view as if it were one table, through the indexes of both and in their order.
create view wallet.entry_row as
  select key, player_id, version, at, amount, house_amount, available_after, held_after, batch, fingerprint, of_key, house_id, kind,
    status, about, round, memo, even_if_short, linked_place, linked_count, closes, xmin as xmin
  from wallet.journal
  union all
  select key, player_id, version, at, amount, house_amount, available_after, held_after, batch, fingerprint, of_key, house_id, kind,
    status, about, round, memo, even_if_short, linked_place, linked_count, closes, written_in
  from wallet.journal_old o;
select grant_app('select', 'wallet.entry_row');

-- Each entry once, also while it is being moved: for lists and sums.
create view wallet.entry as
  select key, player_id, version, at, amount, house_amount, available_after, held_after, batch, fingerprint, of_key, house_id, kind,
    status, about, round, memo, even_if_short, linked_place, linked_count, closes, xmin as xmin
  from wallet.journal
  union all
  select key, player_id, version, at, amount, house_amount, available_after, held_after, batch, fingerprint, of_key, house_id, kind,
    status, about, round, memo, even_if_short, linked_place, linked_count, closes, written_in
  from wallet.journal_old o
  where (select true from wallet.journal j where j.key = o.key limit 1) is null;
select grant_app('select', 'wallet.entry');

-- The slice that was copied and is not deleted yet, and the transaction that copied it.
create table wallet.journal_move (
  only_row boolean primary key default true check (only_row),
  number   bigint not null,
  from_at  timestamptz not null,
  to_at    timestamptz not null
);
select grant_app('select, insert, delete', 'wallet.journal_move');

-- The role that runs the platform deletes no entry but one of which there is an equal copy. Entries are found through the journal's two partial
-- indexes by time: the same period may have many more in the archive.
create function wallet.delete_moved(from_at timestamptz, to_at timestamptz) returns bigint
  language sql volatile security definer set search_path = pg_catalog, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
  with moved as (
    delete from wallet.journal j using wallet.journal_old o
    where j.key = any(array(
        select key from wallet.journal where kind in ('debit', 'reverse') and house_amount <> 0 and at >= from_at and at < to_at
        union all
        select key from wallet.journal where not (kind in ('debit', 'reverse') and house_amount <> 0) and at >= from_at and at < to_at))
      and o.key = j.key and to_jsonb(o) - 'written_in' = to_jsonb(j)
    returning 1)
  select count(*) from moved
$$;
revoke execute on function wallet.delete_moved(timestamptz, timestamptz) from public;
select grant_app('execute', 'function wallet.delete_moved(timestamptz, timestamptz)');

-- An entry that is deleted from the journal and has an equal copy was moved. Any other deletion or change is a suspect, of a copy as well.
create or replace function wallet.suspect_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_table_name = 'journal' and (
    select true from wallet.journal_old o where o.key = old.key and to_jsonb(o) - 'written_in' = to_jsonb(old)
  ) then
    return null;
  end if;
  insert into wallet.book_suspect (from_at, to_at, player_id, version)
  values (old.at, old.at + interval '1 microsecond', old.player_id, old.version);
  if tg_op = 'UPDATE' and (old.at, old.player_id, old.version) is distinct from (new.at, new.player_id, new.version) then
    insert into wallet.book_suspect (from_at, to_at, player_id, version)
    values (new.at, new.at + interval '1 microsecond', new.player_id, new.version);
  end if;
  return null;
end $$;
create trigger suspect_entry after update or delete on wallet.journal_old for each row execute function wallet.suspect_entry();
