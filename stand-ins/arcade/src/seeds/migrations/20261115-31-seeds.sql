-- Seeds of the provably fair games. Whoever plays has one pair in use and the next one's digest, before they choose their own
-- half of it. A server seed is told when its pair is laid aside, and never before.
create table arcade.seed (
  id          bigint generated always as identity primary key,
  -- A player of a supplier, or a single seat in free play.
  holder      text not null,
  server_seed bytea not null check (length(server_seed) = 32),
  -- The player's half; none while the pair waits to be used.
  client_seed text check (length(client_seed) between 1 and 64),
  state       text not null check (state in ('next', 'used', 'revealed')),
  -- Rounds of the pair are counted from 0.
  next_nonce  int not null default 0 check (next_nonce >= 0),
  made_at     timestamptz not null default app_now(),
  revealed_at timestamptz,
  check ((state = 'next') = (client_seed is null)),
  check ((state = 'revealed') = (revealed_at is not null))
);
create unique index one_next_pair_for_each_holder on arcade.seed (holder) where state = 'next';
create unique index one_used_pair_for_each_holder on arcade.seed (holder) where state = 'used';
select grant_app('select, insert, update', 'arcade.seed');
