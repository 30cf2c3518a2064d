create index concurrently if not exists player_by_region on profile.player (region, player_id) where region is not null;
alter table profile.player validate constraint player_region;
