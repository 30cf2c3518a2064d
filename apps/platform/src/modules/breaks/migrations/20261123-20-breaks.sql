-- Breaks that players take from play.
create schema breaks;
select grant_app('usage', 'schema breaks');

-- Counts the changes of a player's breaks, so that older news never replaces newer.
create table breaks.player (
  player_id bigint primary key,
  version   bigint not null default 1
);
select grant_app('select, insert, update', 'breaks.player');

create table breaks.break (
  id              uuid primary key,
  player_id       bigint not null references breaks.player,
  kind            text not null check (kind in ('time-out', 'exclusion')),
  taken_at        timestamptz not null default app_now(),
  -- Null: for ever. A time-out is over then; an exclusion holds on until the player asks to return.
  ends_at         timestamptz,
  return_asked_at timestamptz,
  -- From when the player plays again.
  returns_at      timestamptz,
  -- Another break followed.
  replaced_at     timestamptz,
  check (kind = 'exclusion' or ends_at is not null),
  check (num_nulls(return_asked_at, returns_at) in (0, 2)),
  check (returns_at is null or kind = 'exclusion' and ends_at <= return_asked_at and returns_at > return_asked_at)
);
create unique index break_newest on breaks.break (player_id) where replaced_at is null;
create index break_of_player on breaks.break (player_id, taken_at);
select grant_app('select, insert', 'breaks.break');
select grant_app('update (return_asked_at, returns_at, replaced_at)', 'breaks.break');

-- What a player asked for stands: a return is asked for once, and a break that was replaced stays so.
create function breaks.keep_break() returns trigger language plpgsql as $$
begin
  if old.replaced_at is not null or old.returns_at is not null and new.returns_at is distinct from old.returns_at then
    raise exception 'break % is not changed again', old.id using errcode = 'HA003';
  end if;
  return new;
end
$$;
create trigger keep_break before update on breaks.break for each row execute function breaks.keep_break();
