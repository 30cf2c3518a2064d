create index concurrently if not exists bet_by_reference on suppliers.bet (reference) where reference is not null;
