alter table switches.block validate constraint block_source_check;
create unique index concurrently if not exists block_open_of_record on switches.block (player_id, switch, source, reference) where ended_at is null;
drop index concurrently if exists switches.block_open;
