-- One turn of a table on a clock, shared by everybody who sits there: the seed decides it, and is here before betting opens.
create table arcade.spin (
  id           bigint generated always as identity primary key,
  -- The supplier and its name of the game, as one word each.
  table_name   text not null,
  -- From 1, without a gap.
  number       bigint not null check (number > 0),
  seed         bytea not null check (length(seed) = 32),
  -- What is announced before the betting: runners and prices, where the table has any.
  setup        jsonb,
  opens_at     timestamptz not null,
  -- Bets are taken until then.
  closes_at    timestamptz not null,
  -- Until then players decide, at tables where they do.
  decides_until timestamptz not null,
  -- Then the next one opens.
  ends_at      timestamptz not null,
  state        text not null default 'open' check (state in ('open', 'drawn', 'done')),
  -- What everybody may see once it is done.
  outcome      jsonb,
  unique (table_name, number),
  check (opens_at < closes_at and closes_at <= decides_until and decides_until <= ends_at),
  check ((state = 'done') = (outcome is not null))
);
create index spin_under_way on arcade.spin (table_name) where state <> 'done';
select grant_app('select, insert, update, delete', 'arcade.spin');
