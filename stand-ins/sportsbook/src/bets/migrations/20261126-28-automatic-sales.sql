-- A sale that the player did not ask for now: it is made for as long as the bet is set to be sold for so much.
alter table sportsbook.sale add column is_auto boolean not null default false;
