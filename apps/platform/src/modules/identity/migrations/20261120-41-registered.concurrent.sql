-- Counts of those who registered in a period.
create index concurrently if not exists player_registered on identity.player (created_at);
