-- Browsers in which a player has signed in. Each is known by a secret in a cookie, which is kept here as a hash.
create table identity.device (
  id          uuid primary key,
  secret_hash bytea not null unique,
  created_at  timestamptz not null default app_now(),
  seen_at     timestamptz not null default app_now()
);
create index device_by_age on identity.device (seen_at);
select grant_app('select, insert, update, delete', 'identity.device');

-- Who has signed in there. A device is known for these players only.
create table identity.device_player (
  player_id bigint not null references identity.player,
  device_id uuid not null references identity.device on delete cascade,
  since     timestamptz not null default app_now(),
  primary key (player_id, device_id)
);
create index player_of_device on identity.device_player (device_id);
select grant_app('select, insert, delete', 'identity.device_player');
