-- A round that its player has found again from another seat is still known by what the page called its wish.
create index round_by_key on arcade.round (key);
