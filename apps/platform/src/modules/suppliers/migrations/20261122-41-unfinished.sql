-- Stakes that were taken and have no end yet: kept by a consumer of the journal's feed, some seconds behind it.
create table suppliers.open_stake (
  key       uuid primary key,
  player_id bigint not null,
  round     uuid not null,
  supplier  text not null,
  game      text not null,
  staked    bigint not null check (staked > 0),
  since     timestamptz not null
);
create index open_stake_by_age on suppliers.open_stake (since);
create index open_stake_of_round on suppliers.open_stake (player_id, round);
select grant_app('select, insert, delete', 'suppliers.open_stake');

-- Rounds whose stakes two people gave back. The id is that of the request; one that was refused does not fit.
create table suppliers.given_back (
  id           uuid primary key,
  approved     boolean not null default true check (approved),
  player_id    bigint not null,
  round        uuid not null,
  supplier     text not null,
  game         text not null,
  reference    text not null,
  amount_minor bigint not null check (amount_minor > 0),
  note         text not null,
  created_at   timestamptz not null default app_now(),
  -- `due`: the wallet has not answered. `over`: the supplier ended the round before, and nothing moved.
  state        text not null default 'due' check (state in ('due', 'done', 'over')),
  -- A win that the supplier sent afterwards. It was refused, and waits for a person.
  late_minor   bigint,
  late_at      timestamptz,
  seen_by      text,
  seen_at      timestamptz,
  seen_reason  text,
  check (num_nulls(late_minor, late_at) in (0, 2)),
  check (num_nulls(seen_by, seen_at, seen_reason) in (0, 3)),
  foreign key (id, approved) references approvals.request (id, approved)
);
create index given_back_due on suppliers.given_back (created_at) where state = 'due';
create unique index given_back_round on suppliers.given_back (player_id, round) where state <> 'over';
create index given_back_late on suppliers.given_back (late_at) where late_at is not null and seen_at is null;
select grant_app('select, insert', 'suppliers.given_back');
select grant_app('update (state, late_minor, late_at, seen_by, seen_at, seen_reason)', 'suppliers.given_back');

-- How the suppliers' calls were answered, by the minute.
create table suppliers.wire_minute (
  minute    timestamptz not null,
  supplier  text not null,
  answered  bigint not null default 0,
  -- With a refusal of the business: too little money, an unknown round, a session that has ended.
  refused   bigint not null default 0,
  -- Without an answer: the supplier is told to send it again.
  failed    bigint not null default 0,
  -- Not to be understood.
  malformed bigint not null default 0,
  primary key (minute, supplier)
) with (fillfactor = 70);
select grant_app('select, insert, update, delete', 'suppliers.wire_minute');

-- What the supplier's paper says that a game returns, in ten-thousandths of the stakes.
create table suppliers.stated_return (
  supplier text not null,
  game     text not null,
  returns  integer not null check (returns between 1 and 20000),
  source   text not null check (source <> ''),
  set_by   text not null,
  set_at   timestamptz not null default app_now(),
  primary key (supplier, game)
);
select grant_app('select, insert, update', 'suppliers.stated_return');
