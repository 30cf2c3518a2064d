-- Until then the player cannot sign in. The text is the one that the player reads.
alter table identity.player add column sign_in_off_until timestamptz, add column sign_in_off_text text;
