-- What players and the operator write to each other.
create schema messages;
select grant_app('usage', 'schema messages');

-- A player's question and what was answered. The key is the player's own word for it: sent again, it is the same one.
create table messages.thread (
  id          bigint generated always as identity primary key,
  player_id   bigint not null,
  department  text not null,
  header      text not null,
  key         text,
  asked_at    timestamptz not null default app_now(),
  answered_at timestamptz,
  unique (player_id, key)
);
create index thread_waiting on messages.thread (id) where answered_at is null;
create index thread_answered on messages.thread (id) where answered_at is not null;
select grant_app('select, insert', 'messages.thread');
select grant_app('update (answered_at)', 'messages.thread');

-- What was written, once, however many it went to. Without an actor it is a player's.
create table messages.letter (
  id           bigint generated always as identity primary key,
  thread_id    bigint references messages.thread,
  actor        text,
  header       text not null,
  inner_header text not null,
  body         text not null,
  footer       text not null,
  -- Names the letter, so that a word given twice writes it once.
  key          text unique,
  written_at   timestamptz not null default app_now(),
  check (actor is not null or thread_id is not null)
);
create index letter_of_thread on messages.letter (thread_id, id) where thread_id is not null;
select grant_app('select, insert', 'messages.letter');

-- A letter in a player's inbox or among what they sent. What a player deletes, the operator keeps.
create table messages.message (
  id         bigint generated always as identity primary key,
  letter_id  bigint not null references messages.letter,
  player_id  bigint not null,
  is_sent    boolean not null,
  created_at timestamptz not null default app_now(),
  read_at    timestamptz,
  deleted_at timestamptz,
  unique (letter_id, player_id)
);
create index message_of_player on messages.message (player_id, is_sent, id) where deleted_at is null;
select grant_app('select, insert', 'messages.message');
select grant_app('update (read_at, deleted_at)', 'messages.message');

-- One for each player. The version grows with the count, so that an older count never replaces a newer one.
create table messages.inbox (
  player_id   bigint primary key,
  unread      integer not null default 0 check (unread >= 0),
  version     bigint not null default 0,
  welcomed_at timestamptz
);
select grant_app('select, insert', 'messages.inbox');
select grant_app('update (unread, version, welcomed_at)', 'messages.inbox');

-- Letters on their way to all who were players when they were written, in the order of the players' ids.
create table messages.bulletin (
  letter_id   bigint primary key references messages.letter,
  player_max  bigint not null,
  last_player bigint not null default 0,
  done_at     timestamptz
);
create index bulletin_under_way on messages.bulletin (letter_id) where done_at is null;
select grant_app('select, insert', 'messages.bulletin');
select grant_app('update (last_player, done_at)', 'messages.bulletin');

-- Who of the operator's did what.
create table messages.audit (
  id        bigint generated always as identity primary key,
  at        timestamptz not null default app_now(),
  actor     text not null,
  action    text not null,
  letter_id bigint not null references messages.letter,
  player_id bigint
);
create index audit_of_letter on messages.audit (letter_id);
select grant_app('select, insert', 'messages.audit');
