-- The people who run the house. They share nothing with players: neither accounts nor sessions nor cookies.
create schema staff;
select grant_app('usage', 'schema staff');

create table staff.member (
  id            bigint generated always as identity primary key,
  user_name     text not null unique check (user_name ~ '^[a-z][a-z0-9._-]{1,31}$'),
  full_name     text not null check (full_name <> ''),
  -- What they grant is in the contract.
  roles         text[] not null check (cardinality(roles) > 0),
  password_hash text not null,
  -- Of the authenticator app, which every member has: encrypted, for this member only, with the key of that name.
  secret        bytea not null,
  key_id        text not null,
  -- The newest time step whose code was used: no code of it, nor of an older one, is good again.
  last_step     integer,
  late_ms       integer not null default 0,
  created_at    timestamptz not null default app_now(),
  disabled_at   timestamptz
);
select grant_app('select, insert', 'staff.member');
select grant_app('update (roles, password_hash, secret, key_id, last_step, late_ms, disabled_at)', 'staff.member');

create table staff.session (
  id          uuid primary key,
  member_id   bigint not null references staff.member,
  token_hash  bytea not null unique,
  cookie_hash bytea not null,
  address     text not null,
  created_at  timestamptz not null default app_now(),
  seen_at     timestamptz not null default app_now(),
  ended_at    timestamptz
);
create index session_open on staff.session (member_id) where ended_at is null;
create index session_by_age on staff.session (created_at);
select grant_app('select, insert, delete', 'staff.session');
select grant_app('update (seen_at, ended_at)', 'staff.session');
