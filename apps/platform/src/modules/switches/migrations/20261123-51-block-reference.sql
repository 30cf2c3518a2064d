-- A source may hold a switch off for several records at once, such as two orders of courts. Each ends its own.
alter table switches.block add column reference text not null default '';
alter table switches.block drop constraint block_source_check;
alter table switches.block add constraint block_source_check
  check (source in ('player', 'staff', 'risk', 'register', 'court', 'break', 'match', 'compliance')) not valid;
