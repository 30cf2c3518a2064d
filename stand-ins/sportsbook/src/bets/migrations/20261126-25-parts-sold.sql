-- A part of a bet may be sold: of its stake, and for how much in all. The rest goes on.
alter table sportsbook.bet
  add column sold_stake_kobo bigint not null default 0 check (sold_stake_kobo >= 0),
  add column sold_kobo bigint not null default 0 check (sold_kobo >= 0);
alter table sportsbook.bet add constraint bet_keeps_a_rest check (sold_stake_kobo < stake_kobo) not valid;
alter table sportsbook.bet validate constraint bet_keeps_a_rest;

-- How much of the stake a sale is for; null where it is for all that is left.
alter table sportsbook.sale add column stake_kobo bigint check (stake_kobo > 0);

alter table sportsbook.movement drop constraint movement_kind_check;
alter table sportsbook.movement add constraint movement_kind_check
  check (kind in ('place', 'cancel', 'settle', 'cashout', 'part-cashout', 'correct')) not valid;
alter table sportsbook.movement validate constraint movement_kind_check;

-- The bet is sold as soon as it can be sold for so much.
alter table sportsbook.bet add column auto_sale_kobo bigint check (auto_sale_kobo > 0);
