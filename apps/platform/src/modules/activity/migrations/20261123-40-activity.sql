-- What each player did, by the market's day: sums of the journal, kept by a consumer of its feed. A player's entries are counted in the order of their
-- versions, and `counted_version` is the last one that is in the sums.
create schema activity;
select grant_app('usage', 'schema activity');

create table activity.player (
  player_id       bigint primary key,
  counted_version bigint not null,
  last_stake_at   timestamptz,
  -- The first stake after a pause, and what was staked and won since.
  session_from    timestamptz,
  session_staked  bigint not null,
  session_won     bigint not null
) with (fillfactor = 70);
select grant_app('select, insert, update', 'activity.player');

-- What was paid in and out, what the operator moved by hand, and the time from stake to stake.
create table activity.day (
  player_id bigint not null,
  day       date not null,
  deposited bigint not null,
  withdrawn bigint not null,
  other     bigint not null,
  played_ms bigint not null,
  primary key (player_id, day)
) with (fillfactor = 70);
select grant_app('select, insert, update', 'activity.day');

-- A stake that was given back is taken off the day of the stake.
create table activity.product_day (
  player_id bigint not null,
  day       date not null,
  product   text not null,
  staked    bigint not null,
  won       bigint not null,
  primary key (player_id, day, product)
) with (fillfactor = 70);
select grant_app('select, insert, update', 'activity.product_day');

-- The interval that a player chose, and when the last check was acknowledged. Written by calls, and never by the consumer.
create table activity.reality_check (
  player_id       bigint primary key,
  minutes         integer check (minutes > 0),
  acknowledged_at timestamptz,
  choice          text check (choice in ('continue', 'stop'))
);
select grant_app('select, insert, update', 'activity.reality_check');
