-- Of the page on which the player signed in last, for texts that no page of theirs asks for. Null: English.
alter table identity.player add column language text;
