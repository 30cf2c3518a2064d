-- Sums of the journal by the market's day, kept by a consumer of its feed: of each player by product, and of each game with what its spread is
-- computed from.
create table totals.player_day (
  day       date not null,
  player_id bigint not null,
  product   text not null,
  staked    bigint not null,
  refunded  bigint not null,
  won       bigint not null,
  awarded   bigint not null,
  primary key (day, player_id, product)
) with (fillfactor = 70);
select grant_app('select, insert, update', 'totals.player_day');

create table totals.game_day (
  day         date not null,
  supplier    text not null,
  game        text not null,
  stakes      bigint not null,
  staked      bigint not null,
  refunded    bigint not null,
  won         bigint not null,
  -- The sum of the squares of the wins.
  won_squares numeric not null,
  primary key (day, supplier, game)
) with (fillfactor = 70);
select grant_app('select, insert, update', 'totals.game_day');
