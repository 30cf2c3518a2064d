-- A builder is one bet on several picks of one match, with one price. It stands at the first pick and is 1.00 at the others, so that what multiplies
-- prices of picks, here and at every reader of the wires, comes to it.
alter table sportsbook.bet drop constraint bet_kind_check;
alter table sportsbook.bet add constraint bet_kind_check check (kind in ('single', 'accumulator', 'system', 'builder')) not valid;
alter table sportsbook.bet validate constraint bet_kind_check;
