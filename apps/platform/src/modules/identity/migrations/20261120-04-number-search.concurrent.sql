-- Finds numbers by their beginning, whatever the order of the database's own language is.
create index concurrently if not exists player_by_number on identity.player (user_name collate "C");
