-- What a player may not do for now, and on whose word.
create schema switches;
select grant_app('usage', 'schema switches');

-- Locked while a player's switches are changed, so that one change at a time decides what is off.
create table switches.player (
  player_id bigint primary key
);
select grant_app('select, insert, update', 'switches.player');

-- Turns a switch off until then, or until it is ended. A switch is on while no block of any source holds it off.
create table switches.block (
  id          uuid primary key,
  player_id   bigint not null references switches.player,
  switch      text not null check (switch in ('sign-in', 'deposit', 'play', 'withdraw', 'marketing')),
  source      text not null check (source in ('player', 'staff', 'risk', 'register', 'court')),
  reason      text not null check (reason <> ''),
  until       timestamptz,
  -- What the player is told.
  player_text text,
  set_by      text not null,
  set_at      timestamptz not null default app_now(),
  ended_at    timestamptz,
  ended_by    text,
  end_reason  text,
  check (num_nulls(ended_at, ended_by, end_reason) in (0, 3))
);
create unique index block_open on switches.block (player_id, switch, source) where ended_at is null;
create index block_of_player on switches.block (player_id, set_at);
select grant_app('select, insert', 'switches.block');
select grant_app('update (ended_at, ended_by, end_reason)', 'switches.block');

-- A block is ended once, by whatever program asks for it.
create function switches.keep_end() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null then
    raise exception 'block % has ended', old.id using errcode = 'HA003';
  end if;
  return new;
end
$$;
create trigger keep_end before update on switches.block for each row execute function switches.keep_end();
