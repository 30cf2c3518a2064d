-- What a ticket freezes beside its prices and its version of the rules: the largest pay-out. Until now a slip that could return more was refused.
alter table sportsbook.bet add column return_max_kobo bigint not null default 5000000000 check (return_max_kobo > 0);

-- The chance that belongs to the price that the bet has, per billion. Bets of version 1 are sold without it.
alter table sportsbook.leg add column chance int check (chance between 0 and 1000000000);
