-- The state that the player declares to live in: authorities ask for figures by state. Null where the player has declared none.
alter table profile.player add column region text;
alter table profile.player add constraint player_region check (region <> '') not valid;
