-- What happened to accounts, for the operator and for the player's own history. Nothing here is changed; old rows are pruned.
create table identity.security_event (
  id          bigint generated always as identity primary key,
  at          timestamptz not null default app_now(),
  -- What happened, and how it ended: `sign-in`, `wrong password`.
  event       text not null,
  outcome     text not null,
  player_id   bigint references identity.player,
  -- Of the number that was given, under a key of the installation: also of numbers that no player has.
  number_hash bytea,
  -- An IPv4 /24 or an IPv6 /48.
  network     text,
  -- Set where the device was known.
  device_id   uuid,
  is_mobile   boolean not null,
  os          text not null,
  browser     text not null
);
create index security_event_of_player on identity.security_event (player_id, at) where player_id is not null;
create index security_event_by_age on identity.security_event (at);
select grant_app('select, insert, delete', 'identity.security_event');
