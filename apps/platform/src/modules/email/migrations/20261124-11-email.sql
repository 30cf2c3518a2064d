-- Addresses of players that were proven by a code.
create schema email;
select grant_app('usage', 'schema email');

create table email.player (
  player_id bigint primary key,
  -- In small letters.
  address   text not null,
  proven_at timestamptz not null default app_now(),
  check (address = lower(address))
);
-- A proven address belongs to one account.
create unique index player_address on email.player (address);
select grant_app('select, insert, update, delete', 'email.player');

-- The newest code of a player, and the address that it was sent to.
create table email.code (
  player_id bigint primary key,
  address   text not null,
  key       text not null,
  hash      bytea not null,
  tries     integer not null default 0,
  made_at   timestamptz not null default app_now(),
  ends_at   timestamptz not null,
  used_at   timestamptz
);
create index code_ended on email.code (ends_at);
select grant_app('select, insert, update, delete', 'email.code');
