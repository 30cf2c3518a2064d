-- What an operator who rejected a withdrawal says to the player.
alter table cashier.payment add column player_comment text;
