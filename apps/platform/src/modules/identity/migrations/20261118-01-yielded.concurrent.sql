-- Accounts that lost their number are looked at for some weeks, should money still arrive.
create index concurrently if not exists player_yielded on identity.player (yielded_at) where yielded_at is not null;
