-- How well the house knows its players: identity numbers with the register's word on them, and documents.
create schema verification;
select grant_app('usage', 'schema verification');

-- Locked while anything about a player's identity changes.
create table verification.player (
  player_id bigint primary key,
  -- 0: a mobile number at most. 1: an identity number. 2: a document and a selfie as well.
  level     smallint not null default 0 check (level between 0 and 2)
);
select grant_app('select, insert, update', 'verification.player');

create table verification.number_check (
  id                  uuid primary key,
  player_id           bigint not null references verification.player,
  kind                text not null check (kind in ('nin', 'vnin', 'bvn')),
  -- Under a key of its own: finds the same number again, and tells nothing to a reader of this table.
  number_hash         bytea not null check (octet_length(number_hash) = 32),
  last_digits         text not null,
  -- The number itself, encrypted.
  key_id              text not null,
  box                 bytea not null,
  -- What the register is asked about.
  first_name          text not null,
  last_name           text not null,
  birth_date          date not null,
  -- waiting: for the register; review: for a person; again: the player may give another one.
  state               text not null default 'waiting' check (state in ('waiting', 'review', 'accepted', 'again', 'refused')),
  problem             text,
  register_name       text,
  register_birth_date date,
  name_decision       text check (name_decision in ('same', 'suggest', 'different')),
  player_text         text,
  attempts            integer not null default 0,
  -- When the register is asked next.
  next_at             timestamptz,
  version             integer not null default 1,
  submitted_at        timestamptz not null default app_now(),
  state_at            timestamptz not null default app_now(),
  decided_by          text,
  check ((state = 'waiting') = (next_at is not null))
);
-- A number belongs to one account, and an account is verified by one number.
create unique index number_check_owner on verification.number_check (number_hash) where state = 'accepted';
create unique index number_check_accepted on verification.number_check (player_id) where state = 'accepted';
create unique index number_check_open on verification.number_check (player_id) where state in ('waiting', 'review');
create index number_check_due on verification.number_check (next_at) where next_at is not null;
create index number_check_review on verification.number_check (state_at) where state = 'review';
create index number_check_of_player on verification.number_check (player_id, submitted_at);
create index number_check_of_number on verification.number_check (number_hash);
select grant_app('select, insert', 'verification.number_check');
select grant_app('update (key_id, box, state, problem, register_name, register_birth_date, name_decision, player_text, attempts, next_at, version, state_at, decided_by)', 'verification.number_check');

create table verification.document (
  id           uuid primary key,
  player_id    bigint not null references verification.player,
  kind         text not null check (kind in ('identity-card', 'passport', 'driving-licence', 'voter-card', 'selfie')),
  media_type   text not null check (media_type in ('image/webp', 'application/pdf')),
  size_bytes   integer not null,
  key_id       text not null,
  -- Encrypted for its id. Null once its time is over.
  box          bytea,
  state        text not null default 'waiting' check (state in ('waiting', 'accepted', 'again', 'refused')),
  player_text  text,
  version      integer not null default 1,
  uploaded_at  timestamptz not null default app_now(),
  state_at     timestamptz not null default app_now(),
  decided_by   text
);
create index document_waiting on verification.document (state_at) where state = 'waiting';
create index document_of_player on verification.document (player_id, uploaded_at);
create index document_kept on verification.document (state_at) where box is not null and state <> 'waiting';
select grant_app('select, insert', 'verification.document');
select grant_app('update (key_id, box, state, player_text, version, state_at, decided_by)', 'verification.document');
