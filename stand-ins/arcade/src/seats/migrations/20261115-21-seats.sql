-- Who sits at a game. What a seat is known by in the browser is kept as a digest; what the wallet knows it by has to be
-- said again for every win and every undoing, so it stands here as it is.
create schema arcade;
select grant_app('usage', 'schema arcade');

create table arcade.seat (
  id          bigint generated always as identity primary key,
  secret_hash bytea not null unique,
  supplier    text not null,
  game        text not null,
  language    text not null check (language in ('en', 'sw', 'zh')),
  way_back    text not null,
  token       text not null,
  player_id   text not null,
  currency    text not null,
  sitting     text not null,
  -- Play money, where nothing else is at stake.
  play_kobo   bigint check (play_kobo >= 0),
  taken_at    timestamptz not null default app_now()
);
create index seat_by_age on arcade.seat (taken_at);
select grant_app('select, insert, update, delete', 'arcade.seat');
