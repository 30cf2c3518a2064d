-- The feed of the journal: docs/decisions/0021-journal-feed.md. Each entry carries the number of the transaction that wrote it. Below the horizon
-- every transaction has ended, so that the entries between two horizons are there for good.

-- Added to the server's transaction numbers, so that they go on where the numbers of another server ended.
create function wallet.feed_offset() returns bigint language sql stable parallel safe as 'select 0::bigint';
create function wallet.feed_number() returns bigint language sql stable as
  'select pg_current_xact_id()::text::bigint + wallet.feed_offset()';
select grant_app('execute', 'function wallet.feed_offset()');
select grant_app('execute', 'function wallet.feed_number()');

-- Entries from before have no number. The lock of this statement waits for every transaction that wrote one. A process of an earlier version writes
-- the default.
alter table wallet.journal add column number bigint;
alter table wallet.journal alter column number set default wallet.feed_number();
alter table wallet.journal_old add column number bigint;

create or replace view wallet.entry_row as
  select key, player_id, version, at, amount, house_amount, available_after, held_after, batch, fingerprint, of_key, house_id, kind,
    status, about, round, memo, even_if_short, linked_place, linked_count, closes, xmin as xmin, product, supplier, game, number
  from wallet.journal
  union all
  select key, player_id, version, at, amount, house_amount, available_after, held_after, batch, fingerprint, of_key, house_id, kind,
    status, about, round, memo, even_if_short, linked_place, linked_count, closes, written_in, product, supplier, game, number
  from wallet.journal_old o;

create or replace view wallet.entry as
  select key, player_id, version, at, amount, house_amount, available_after, held_after, batch, fingerprint, of_key, house_id, kind,
    status, about, round, memo, even_if_short, linked_place, linked_count, closes, xmin as xmin, product, supplier, game, number
  from wallet.journal
  union all
  select key, player_id, version, at, amount, house_amount, available_after, held_after, batch, fingerprint, of_key, house_id, kind,
    status, about, round, memo, even_if_short, linked_place, linked_count, closes, written_in, product, supplier, game, number
  from wallet.journal_old o
  where (select true from wallet.journal j where j.key = o.key limit 1) is null;

-- Each entry once, as modules that consume the feed read it.
create view wallet.feed_entry as
  select e.number, e.key, e.player_id, e.version, e.at, e.kind, e.status, e.about, e.amount, e.house_amount, e.of_key, e.round, e.house_id,
    h.code as house, wallet.product_of(e.product, h.code) as product, wallet.supplier_of(e.product, e.supplier, h.code) as supplier,
    wallet.game_of(e.product, e.game, e.memo) as game
  from wallet.entry e left join wallet.house_account h on h.id = e.house_id;
select grant_app('select', 'wallet.feed_entry');

-- The server whose numbers these are, and the time of the last entry without a number.
create table wallet.feed_era (
  only_row   boolean primary key default true check (only_row),
  system_id  bigint not null,
  history_to timestamptz not null
);
insert into wallet.feed_era (system_id, history_to)
select (select system_identifier from pg_control_system()), coalesce(max(at), '-infinity') from (
  (select at from wallet.journal where kind in ('debit', 'reverse') and house_amount <> 0 order by at desc limit 1)
  union all
  (select at from wallet.journal where not (kind in ('debit', 'reverse') and house_amount <> 0) order by at desc limit 1)
  union all
  (select at from wallet.journal_old order by at desc limit 1)) last;
select grant_app('select', 'wallet.feed_era');

-- How far a consumer has read. Committed along with what the consumer did.
create table wallet.feed_mark (
  consumer       text primary key,
  -- Entries with lower numbers are consumed.
  number         bigint not null,
  -- Entries without a number and from before are consumed.
  history_at     timestamptz not null,
  -- No entry that is not consumed is from before.
  complete_to    timestamptz not null default '-infinity',
  -- The next `complete_to`: once all entries below the number are consumed.
  waiting_number bigint not null,
  waiting_at     timestamptz not null,
  started_at     timestamptz not null default app_now()
) with (fillfactor = 50);
select grant_app('select, insert, update', 'wallet.feed_mark');

-- In a restored copy the numbers are another server's. New ones go on behind every number that an entry or a mark has.
create function wallet.begin_feed_era() returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  here constant bigint := (select system_identifier from pg_control_system());
  known bigint;
  newest bigint;
begin
  select system_id into known from wallet.feed_era for update;
  if known = here then
    return false;
  end if;
  select coalesce(max(number), 0) into newest from (
    (select number from wallet.journal where number is not null order by number desc limit 1)
    union all
    (select number from wallet.journal_old where number is not null order by number desc limit 1)
    union all
    select greatest(number, waiting_number) from wallet.feed_mark) given (number);
  execute format('create or replace function wallet.feed_offset() returns bigint language sql stable parallel safe as %L',
    format('select %s::bigint', newest));
  update wallet.feed_era set system_id = here;
  return true;
end $$;
revoke execute on function wallet.begin_feed_era() from public;
select grant_app('execute', 'function wallet.begin_feed_era()');
