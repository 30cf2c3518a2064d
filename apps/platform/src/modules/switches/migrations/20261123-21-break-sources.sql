-- A break that the player took (`break`) and an account of a person who is excluded (`match`) are sources of their own: the player's
-- own STOP by text holds marketing off beside them and outlives them.
alter table switches.block drop constraint block_source_check;
alter table switches.block add constraint block_source_check
  check (source in ('player', 'staff', 'risk', 'register', 'court', 'break', 'match')) not valid;
alter table switches.block validate constraint block_source_check;
