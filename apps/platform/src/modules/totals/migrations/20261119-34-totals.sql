-- What was played, by the hour of its entries: sums of the journal, kept by a consumer of its feed. Money that the house received less what it paid
-- is staked - refunded - won - awarded.
create schema totals;
select grant_app('usage', 'schema totals');

create table totals.hour (
  hour     timestamptz not null,
  product  text not null,
  -- Empty where there is none.
  supplier text not null,
  game     text not null,
  entries  bigint not null,
  staked   bigint not null,
  refunded bigint not null,
  won      bigint not null,
  awarded  bigint not null,
  primary key (hour, product, supplier, game)
) with (fillfactor = 70);
select grant_app('select, insert, update', 'totals.hour');
