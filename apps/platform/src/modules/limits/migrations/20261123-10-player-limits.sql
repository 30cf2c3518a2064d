-- What players, and the staff for them, limit. What holds is a column of the wallet's account; this is who asked for it and when.
create schema limits;
select grant_app('usage', 'schema limits');

-- Locked while the limits of a player change.
create table limits.player (
  player_id   bigint primary key,
  -- When the player was last reminded of the limits, or set the first one.
  reminded_at timestamptz not null default app_now()
);
create index player_reminded on limits.player (reminded_at);
select grant_app('select, insert, update', 'limits.player');

-- Minor units, of time milliseconds. The lower of the two holds.
create table limits.setting (
  player_id   bigint not null references limits.player,
  kind        text not null check (kind in ('deposit', 'loss', 'stake', 'time')),
  period      text not null check (period in ('day', 'week', 'month')),
  own_value   bigint check (own_value > 0),
  staff_value bigint check (staff_value > 0),
  primary key (player_id, kind, period)
);
select grant_app('select, insert', 'limits.setting');
select grant_app('update (own_value, staff_value)', 'limits.setting');

-- The staff only ever lowers, by whatever program asks for it.
create function limits.keep_lower() returns trigger language plpgsql as $$
begin
  if old.staff_value is not null and (new.staff_value is null or new.staff_value > old.staff_value) then
    raise exception 'the staff does not raise a limit' using errcode = 'HA003';
  end if;
  return new;
end
$$;
create trigger keep_lower before update on limits.setting for each row execute function limits.keep_lower();

-- A higher limit, or none, that a player asked for. It waits, is confirmed within its time, or ends without effect.
create table limits.raise (
  id            uuid primary key,
  player_id     bigint not null references limits.player,
  kind          text not null,
  period        text not null,
  -- Null: no limit.
  wanted_value  bigint check (wanted_value > 0),
  asked_at      timestamptz not null default app_now(),
  confirm_from  timestamptz not null,
  confirm_until timestamptz not null check (confirm_until > confirm_from),
  told_at       timestamptz,
  ended_at      timestamptz,
  outcome       text check (outcome in ('confirmed', 'withdrawn', 'replaced', 'lapsed')),
  check ((ended_at is null) = (outcome is null))
);
create unique index raise_open on limits.raise (player_id, kind, period) where ended_at is null;
create index raise_due on limits.raise (confirm_from) where ended_at is null;
select grant_app('select, insert', 'limits.raise');
select grant_app('update (told_at, ended_at, outcome)', 'limits.raise');

-- A raise ends once, and is confirmed within its time only.
create function limits.keep_raise() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null then
    raise exception 'raise % has ended', old.id using errcode = 'HA003';
  end if;
  if new.outcome = 'confirmed' and not (app_now() >= old.confirm_from and app_now() < old.confirm_until) then
    raise exception 'raise % cannot be confirmed now', old.id using errcode = 'HA003';
  end if;
  return new;
end
$$;
create trigger keep_raise before update on limits.raise for each row execute function limits.keep_raise();

-- The story of each limit, only ever added to.
create table limits.change (
  id           uuid primary key,
  player_id    bigint not null references limits.player,
  kind         text not null,
  period       text not null,
  what         text not null check (what in ('set', 'lowered', 'raise asked', 'raise withdrawn', 'raise lapsed', 'raised', 'lowered by staff')),
  -- What held before and after it; null: none.
  before_value bigint,
  after_value  bigint,
  -- Of a raise that is asked for: what is wanted; null: none.
  wanted_value bigint,
  by           text not null,
  reason       text,
  at           timestamptz not null default app_now()
);
create index change_of_player on limits.change (player_id, at);
select grant_app('select, insert', 'limits.change');
