-- What the book calls the bet, by which people ask for it. Bets from before have none and are found by the player.
alter table suppliers.bet add column supplier text;
alter table suppliers.bet add column reference text;
