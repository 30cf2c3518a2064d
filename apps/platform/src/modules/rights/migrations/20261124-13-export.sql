-- Files with a player's own data. What they hold is kept nowhere: it is written while it is fetched.
create schema rights;
select grant_app('usage', 'schema rights');

create table rights.export (
  id          uuid primary key,
  player_id   bigint not null,
  -- Of the secret in the file's address.
  ticket_hash bytea not null unique,
  asked_at    timestamptz not null default app_now(),
  ends_at     timestamptz not null,
  started_at  timestamptz,
  finished_at timestamptz
);
-- One at a time for each player.
create unique index export_open on rights.export (player_id) where finished_at is null;
create index export_asked on rights.export (asked_at);
select grant_app('select, insert, delete', 'rights.export');
select grant_app('update (started_at, finished_at)', 'rights.export');
