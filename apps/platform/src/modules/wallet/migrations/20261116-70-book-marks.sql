-- How far each pass over the books has come: `new` checks what was written since the last check, `all` goes through the whole journal.
-- Every entry before `checked_to` is checked. `mark` is the transaction horizon and the times that belong to it.
create table wallet.book_mark (
  pass       text primary key check (pass in ('new', 'all')),
  mark       text,
  checked_to timestamptz not null
);
select grant_app('select, insert, update', 'wallet.book_mark');

-- What every check looks at again until it is right: windows in which a rule was broken, and rows that were changed by hand.
create table wallet.book_suspect (
  id        bigint generated always as identity primary key,
  from_at   timestamptz not null,
  to_at     timestamptz not null,
  player_id bigint,
  version   bigint
);
select grant_app('select, insert, delete', 'wallet.book_suspect');

-- The product only inserts into these tables, so none of these triggers runs in its statements. A migration that has to change old rows
-- disables the triggers for itself.
create function wallet.suspect_entry() returns trigger language plpgsql as $$
begin
  insert into wallet.book_suspect (from_at, to_at, player_id, version)
  values (old.at, old.at + interval '1 microsecond', old.player_id, old.version);
  if tg_op = 'UPDATE' and (old.at, old.player_id, old.version) is distinct from (new.at, new.player_id, new.version) then
    insert into wallet.book_suspect (from_at, to_at, player_id, version)
    values (new.at, new.at + interval '1 microsecond', new.player_id, new.version);
  end if;
  return null;
end $$;
create trigger suspect_entry after update or delete on wallet.journal for each row execute function wallet.suspect_entry();

create function wallet.suspect_house_row() returns trigger language plpgsql as $$
declare
  at_column constant text := tg_argv[0];
  old_at constant timestamptz := (to_jsonb(old) ->> at_column)::timestamptz;
  new_at constant timestamptz := (to_jsonb(new) ->> at_column)::timestamptz;
begin
  insert into wallet.book_suspect (from_at, to_at)
  select at, at + interval '1 microsecond' from (values (old_at), (new_at)) changed (at) where at is not null group by at;
  return null;
end $$;
create trigger suspect_leg after update or delete on wallet.house_leg
  for each row execute function wallet.suspect_house_row('at');
create trigger suspect_move after update or delete on wallet.house_move
  for each row execute function wallet.suspect_house_row('at');
create trigger suspect_checkpoint after update or delete on wallet.house_checkpoint
  for each row execute function wallet.suspect_house_row('up_to');
