-- Players who were not seen for long. `seen_at` is written once a day at most.
create index concurrently if not exists player_seen on identity.player ((coalesce(seen_at, created_at)));
