-- Races: the most turnover on some games within a period wins. Their prizes lie ready before anybody sees them.
create schema races;
select grant_app('usage', 'schema races');

create table races.race (
  id         integer generated always as identity primary key,
  url_suffix text not null unique check (url_suffix ~ '^[a-z0-9-]{1,80}$'),
  state      text not null default 'draft' check (state in ('draft', 'upcoming', 'running', 'finished', 'paid', 'canceled')),
  -- What still has to be done on the way to the next state. Whoever does it may stop anywhere and begin again.
  work       text check (work in ('fund', 'place', 'pay', 'return')),
  -- A stake counts from the first instant on, and no longer at the second.
  starts_at  timestamptz not null,
  ends_at    timestamptz not null,
  banner     text not null default '',
  -- All prizes together.
  prize_pool bigint not null default 0 check (prize_pool >= 0),
  -- When its prizes lay ready and it was announced. One that never was is shown to nobody.
  opened_at  timestamptz,
  -- When it finished or was canceled.
  over_at    timestamptz,
  -- How many played in it. Known when the standing is.
  players    integer,
  created_at timestamptz not null default app_now(),
  check (starts_at < ends_at),
  check (work is distinct from 'fund' or state = 'draft'),
  check (work is distinct from 'return' or state = 'canceled'),
  check (work is null or work not in ('place', 'pay') or state = 'finished')
);
create index race_of_state on races.race (state, ends_at);
create index race_at_work on races.race (id) where work is not null;
select grant_app('select, insert', 'races.race');
select grant_app('update (state, work, opened_at, over_at, players)', 'races.race');

-- The games that count, as the catalogue and as their supplier call them.
create table races.race_game (
  race_id     integer not null references races.race,
  game_id     integer not null,
  supplier    text not null,
  external_id text not null,
  variant     text not null,
  primary key (race_id, game_id)
);
select grant_app('select, insert', 'races.race_game');

create table races.prize (
  race_id integer not null references races.race,
  place   integer not null check (place > 0),
  amount  bigint not null check (amount > 0),
  primary key (race_id, place)
);
select grant_app('select, insert', 'races.prize');

create table races.race_text (
  race_id  integer not null references races.race,
  language text not null check (language in ('en', 'sw', 'zh')),
  name     text not null,
  -- With simple marks.
  rules    text not null,
  primary key (race_id, language)
);
select grant_app('select, insert', 'races.race_text');

-- How a race ended: written once, in one commit, and paid by. Only that a prize was paid is added.
create table races.standing (
  race_id    integer not null references races.race,
  place      integer not null check (place > 0),
  player_id  bigint not null,
  turnover   bigint not null check (turnover > 0),
  reached_at timestamptz not null,
  -- Nothing for a place that is shown and wins nothing.
  prize      bigint not null check (prize >= 0),
  paid_at    timestamptz,
  primary key (race_id, place),
  unique (race_id, player_id)
);
create index standing_due on races.standing (race_id, place) where paid_at is null and prize > 0;
select grant_app('select, insert', 'races.standing');
select grant_app('update (paid_at)', 'races.standing');

-- One row: whether players are shown that races are being worked at. Scoring and paying go on.
create table races.maintenance (
  is_one boolean primary key default true check (is_one),
  is_on  boolean not null default false
);
insert into races.maintenance default values;
select grant_app('select', 'races.maintenance');
select grant_app('update (is_on)', 'races.maintenance');

-- Who did what, and what it was before and after. Without a race: with all of them.
create table races.audit (
  id      bigint generated always as identity primary key,
  race_id integer references races.race,
  at      timestamptz not null default app_now(),
  actor   text not null,
  action  text not null,
  before  jsonb,
  after   jsonb
);
create index audit_of_race on races.audit (race_id, id);
select grant_app('select, insert', 'races.audit');
