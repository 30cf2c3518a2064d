-- Matches and how they stand. Every write is one transaction that holds the offer's lock, so numbers of `change` are committed in their
-- order, and whoever has read up to one of them reads the rest by it.
create sequence sportsbook.match_change;
select grant_app('usage', 'sequence sportsbook.match_change');

create table sportsbook.match (
  id               bigint generated always as identity primary key,
  sport            text not null,
  league           text not null,
  home             text not null,
  away             text not null,
  -- The day of the list of fixtures that it comes from, counted from the first of 1970.
  day              int not null,
  first_starts_at  timestamptz not null,
  starts_at        timestamptz not null,
  state            text not null default 'scheduled'
                   check (state in ('scheduled', 'running', 'break', 'finished', 'postponed', 'abandoned')),
  -- What the sport knows of it, before it has begun as well.
  course           jsonb not null,
  -- So many minutes have been played, those of the break included.
  minutes          int not null default 0 check (minutes >= 0),
  suspended_until  timestamptz,
  -- When something happens next by the clock: it begins, goes on a minute, or opens again.
  next_at          timestamptz,
  version          int not null default 1 check (version > 0),
  -- Nothing while there is no result; raised by every correction. The bets have taken the other one.
  result_version   int not null default 0 check (result_version >= 0),
  taken_version    int not null default 0 check (taken_version between 0 and result_version),
  is_void          boolean not null default false,
  change           bigint not null default nextval('sportsbook.match_change'),
  unique (sport, league, day, home, away),
  check (home <> away),
  check ((state in ('finished', 'postponed', 'abandoned')) = (result_version > 0)),
  check ((next_at is null) = (result_version > 0))
);
create index match_by_change on sportsbook.match (change);
create index match_by_start on sportsbook.match (starts_at);
create index match_due on sportsbook.match (next_at) where next_at is not null;
create index match_not_taken on sportsbook.match (id) where result_version > taken_version;
select grant_app('select, insert, update, delete', 'sportsbook.match');

-- How good a club is, from its results.
create table sportsbook.rating (
  sport  text not null,
  club   text not null,
  rating jsonb not null,
  primary key (sport, club)
);
select grant_app('select, insert, update', 'sportsbook.rating');
