-- Who sits at the book. What a seat is known by in the browser is kept as a digest; what the wallet knows it by has to be
-- said again for every settlement, so it stands here as it is.
create schema sportsbook;
select grant_app('usage', 'schema sportsbook');

create table sportsbook.seat (
  id          bigint generated always as identity primary key,
  secret_hash bytea not null unique,
  supplier    text not null,
  language    text not null check (language in ('en', 'sw', 'zh')),
  token       text not null,
  player_id   text not null,
  currency    text not null,
  sitting     text not null,
  taken_at    timestamptz not null default app_now()
);
create index seat_by_age on sportsbook.seat (taken_at);
create index seat_of_player on sportsbook.seat (supplier, player_id);
select grant_app('select, insert, update, delete', 'sportsbook.seat');
