-- Zeppelin. The seeds of many flights are made at once, each the digest of the one that flies after it, and what promises the first
-- of them is published. Only then is the salt fixed, so that nobody could choose seeds by what they do with it.
create table arcade.chain (
  id           bigint generated always as identity primary key,
  promise      bytea not null unique check (length(promise) = 32),
  -- In the order of flight, 32 bytes each. Secret from where it has not flown yet.
  seeds        bytea not null check (length(seeds) % 32 = 0),
  flown        int not null default 0 check (flown >= 0 and flown * 32 <= length(seeds)),
  published_at timestamptz not null default app_now(),
  salt         text check (length(salt) between 1 and 200),
  salted_at    timestamptz,
  check ((salt is null) = (salted_at is null)),
  check (salt is not null or flown = 0)
);
select grant_app('select, insert, update', 'arcade.chain');

create table arcade.flight (
  number    bigint primary key check (number > 0),
  chain_id  bigint not null references arcade.chain,
  -- The place of its seed in the chain, from 0.
  place     int not null check (place >= 0),
  -- What its bets ride on.
  spin_id   bigint not null unique references arcade.spin,
  burst_hundredths int not null check (burst_hundredths >= 100),
  -- `open`: bets are taken. `flying`. `burst`: over, and everybody may see it. `called-off`: it did not fly to its end.
  state     text not null default 'open' check (state in ('open', 'flying', 'burst', 'called-off')),
  starts_at timestamptz not null,
  bursts_at timestamptz not null,
  unique (chain_id, place),
  check (bursts_at >= starts_at)
);
create index flight_under_way on arcade.flight (number) where state in ('open', 'flying');
select grant_app('select, insert, update', 'arcade.flight');

-- A player may have two bets on a flight.
alter table arcade.round add column slot smallint not null default 0 check (slot between 0 and 1);
drop index arcade.one_unfinished_round_for_each_seat;
create unique index one_unfinished_round_for_each_place on arcade.round (seat_id, slot)
  where state not in ('settled', 'refused', 'cancelled', 'disputed');

-- What the wallet calls the stake and the win: a receipt names them.
alter table arcade.round add column stake_ref text, add column win_ref text;

-- What receipts are signed with. One row.
create table arcade.receipt_key (
  id          bool primary key default true check (id),
  private_key text not null,
  made_at     timestamptz not null default app_now()
);
select grant_app('select, insert', 'arcade.receipt_key');
