-- The secret that a player's authenticator app shares with us: handed out first, on once a code of it was told.
create table identity.second_factor (
  player_id bigint primary key references identity.player,
  -- Another one for each secret that is made.
  id        uuid not null,
  -- Encrypted, for this player only, with the key of that name.
  secret    bytea not null,
  key_id    text not null,
  made_at   timestamptz not null default app_now(),
  on_since  timestamptz,
  -- The newest time step whose code was used: no code of it, nor of an older one, is good again.
  last_step integer,
  check ((on_since is null) = (last_step is null))
);
select grant_app('select, insert, update, delete', 'identity.second_factor');

-- For who has lost the app. A used one is gone, and all of them go with what they stand in for.
create table identity.recovery_code (
  player_id bigint not null references identity.second_factor on delete cascade,
  code_hash bytea not null,
  primary key (player_id, code_hash)
);
select grant_app('select, insert, delete', 'identity.recovery_code');

-- What an operator did to a player's account, and why.
create table identity.audit (
  id        bigint generated always as identity primary key,
  player_id bigint not null references identity.player,
  at        timestamptz not null default app_now(),
  actor     text not null check (actor <> ''),
  action    text not null,
  reason    text not null check (reason <> '')
);
create index audit_of_player on identity.audit (player_id, id);
select grant_app('select, insert', 'identity.audit');
