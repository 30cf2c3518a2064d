-- One row: how far the wallet's journal has been counted, in the wallet's own words. Whoever moves it on writes the scores in
-- the same commit, and only from where it was. Each commit has the next revision.
create table races.scoring (
  is_one    boolean primary key default true check (is_one),
  mark      text,
  revision  bigint not null default 0,
  -- On the clock of the wall, since it only keeps processes from looking right after one another.
  looked_at timestamptz not null default clock_timestamp()
);
insert into races.scoring default values;
select grant_app('select, update', 'races.scoring');

-- The races that are being counted. Whoever has seen less than the first revision of one reads it anew, as a whole.
create table races.scored_race (
  race_id        integer primary key references races.race,
  first_revision bigint not null
);
select grant_app('select, insert, update', 'races.scored_race');

-- Up to which revision the steps are in the scores, for the players whose ids leave that remainder. A part at a time, since whoever
-- counts waits for the transactions that are older.
create table races.score_slice (
  slice  integer primary key,
  folded bigint not null default 0
);
insert into races.score_slice (slice) select generate_series(0, 15);
select grant_app('select, update', 'races.score_slice');

-- What each player has staked, as of the revision up to which it is folded: most commits write nothing here. Nobody looks
-- anything up by turnover, so that a change touches no index.
create table races.score (
  race_id    integer not null,
  player_id  bigint not null,
  turnover   bigint not null check (turnover >= 0),
  -- When they staked last of what counts, in microseconds since 1970.
  reached_us bigint not null,
  primary key (race_id, player_id)
) with (fillfactor = 60);
select grant_app('select, insert, update', 'races.score');

-- What a commit changed in a race, for all players of a slice in one row: by how much, and when they staked last. The last ones of it
-- had something undone, and are told exactly when they had reached what is left. Kept for some minutes, for those who follow.
create table races.score_step (
  race_id  integer not null,
  revision bigint not null,
  slice    integer not null,
  players  bigint[] not null,
  changes  bigint[] not null,
  reached  bigint[] not null,
  -- How many come before those; told here, since asking a list for its length reads all of it.
  plain    integer not null,
  primary key (race_id, revision, slice)
);
-- Making it smaller would take longer than writing it.
alter table races.score_step alter column players set storage external, alter column changes set storage external,
  alter column reached set storage external;
create index score_step_revision on races.score_step (revision);
create index score_step_slice on races.score_step (slice, revision);
select grant_app('select, insert, delete', 'races.score_step');
