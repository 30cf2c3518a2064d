create schema identity;
select grant_app('usage', 'schema identity');

create table identity.player (
  -- Small enough for a JSON number, and never re-used.
  id                  bigint generated always as identity primary key,
  -- The mobile number with its country code: 2348031234567.
  user_name           text not null unique,
  password_hash       text not null,
  currency            text not null,
  rank_id             integer not null default 0,
  referrer_code       text,
  -- Set by the operator. `at_sign_in` lets the player in to change it, `by_recovery` only through a code by SMS.
  password_change     text check (password_change in ('at_sign_in', 'by_recovery')),
  sms_second_factor   boolean not null default false,
  created_at          timestamptz not null default app_now()
);
select grant_app('select, insert, update', 'identity.player');

-- Attempts, by what is attempted: to guess the password of a number, whether or not anybody has it (a lock must not tell
-- the two apart), or to have codes sent.
create table identity.guard (
  subject    text primary key,
  attempts   integer not null,
  started_at timestamptz not null
);
select grant_app('select, insert, update, delete', 'identity.guard');

create table identity.session (
  id           uuid primary key,
  player_id    bigint not null references identity.player,
  token_hash   bytea not null unique,
  cookie_hash  bytea not null,
  is_mobile    boolean not null,
  os           text not null,
  browser      text not null,
  address      text not null,
  created_at   timestamptz not null default app_now(),
  last_seen_at timestamptz not null default app_now(),
  expires_at   timestamptz not null,
  -- Only a password change, leaving, or a look at the balance until the password is changed.
  restricted   boolean not null default false
);
create index session_of_player on identity.session (player_id, created_at);
create index session_expiry on identity.session (expires_at);
select grant_app('select, insert, update, delete', 'identity.session');

create table identity.sign_in (
  id         uuid primary key,
  player_id  bigint not null references identity.player,
  is_mobile  boolean not null,
  os         text not null,
  browser    text not null,
  address    text not null,
  created_at timestamptz not null default app_now()
);
create index sign_in_of_player on identity.sign_in (player_id, created_at);
select grant_app('select, insert', 'identity.sign_in');

-- One-time codes. Also for numbers that nobody has: those codes are just never sent.
create table identity.code (
  key        text primary key,
  user_name  text not null,
  purpose    text not null check (purpose in ('recovery', 'sign_in')),
  code_hash  bytea not null,
  tries      integer not null default 0,
  created_at timestamptz not null default app_now(),
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index code_of_user on identity.code (user_name, purpose, created_at);
select grant_app('select, insert, update, delete', 'identity.code');
