-- What may show that play does harm. Facts of the journal by the market's day, kept by a consumer of its feed. A player's entries are counted in the order
-- of their versions, and `counted_version` is the last one that is in the facts.
create schema markers;
select grant_app('usage', 'schema markers');

create table markers.player (
  player_id       bigint primary key,
  counted_version bigint not null default 0,
  last_stake_at   timestamptz,
  last_stake      bigint not null default 0,
  -- The first stake after a pause, what was lost on games since, and whether the session is counted as a long one.
  session_from    timestamptz,
  session_loss    bigint not null default 0,
  is_long         boolean not null default false,
  -- Since when there is something that the score does not know.
  stale_at        timestamptz,
  points          integer not null default 0 check (points >= 0),
  level           text not null default 'low' check (level in ('low', 'middle', 'high')),
  scored_on       date,
  advised_at      timestamptz,
  -- The last case about it.
  case_id         bigint
) with (fillfactor = 70);
create index player_stale on markers.player (stale_at) where stale_at is not null;
create index player_level on markers.player (level, points) where level <> 'low';
select grant_app('select, insert, update', 'markers.player');

-- A day without a fact has no row.
create table markers.day (
  player_id            bigint not null,
  day                  date not null,
  night_stakes         integer not null,
  deposits_after_loss  integer not null,
  deposited_after_loss bigint not null,
  chased_stakes        integer not null,
  chased               bigint not null,
  long_sessions        integer not null,
  primary key (player_id, day)
) with (fillfactor = 70);
select grant_app('select, insert, update', 'markers.day');

-- What the staff did about it. Never changed.
create table markers.action (
  id        uuid primary key,
  player_id bigint not null,
  case_id   bigint not null,
  kind      text not null check (kind in ('message', 'call', 'limit', 'time-out', 'marketing off', 'none')),
  -- Which text, which limit, until when.
  detail    text,
  reason    text not null,
  member    text not null,
  at        timestamptz not null default app_now()
);
create index action_of_player on markers.action (player_id, at);
create index action_at on markers.action (at);
select grant_app('select, insert', 'markers.action');
