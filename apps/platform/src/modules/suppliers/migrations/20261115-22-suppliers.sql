-- Who plays what with which supplier. The rounds themselves are in the wallet's journal.
create schema suppliers;
select grant_app('usage', 'schema suppliers');

create table suppliers.session (
  id         uuid primary key,
  supplier   text not null,
  player_id  bigint not null,
  -- The player's own session from which it was opened: it ends with that one.
  opened_by  uuid not null,
  game_id    integer not null,
  game       text not null,
  currency   text not null,
  is_mobile  boolean not null,
  language   text not null,
  created_at timestamptz not null default app_now(),
  -- After that no stake is taken any more. Wins and refunds always are.
  expires_at timestamptz not null
);
create index session_of_player on suppliers.session (player_id, supplier);
create index session_by_age on suppliers.session (created_at);
select grant_app('select, insert, delete', 'suppliers.session');

-- What suppliers show to be let in. Only hashes are kept.
create table suppliers.token (
  hash        bytea primary key,
  session_id  uuid not null references suppliers.session on delete cascade,
  -- Good for being exchanged once and for nothing else.
  is_one_shot boolean not null,
  used_at     timestamptz,
  expires_at  timestamptz not null
);
create index token_of_session on suppliers.token (session_id);
select grant_app('select, insert, update (used_at), delete', 'suppliers.token');
