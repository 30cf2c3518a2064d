-- A ticket has one column for each way to choose among its picks, and one command buys one or several tickets.
alter table jackpot.attempt add column columns smallint not null default 1;
alter table jackpot.attempt add column together smallint not null default 1;
-- The first ticket of the command, whose id follows from its key alone.
alter table jackpot.attempt add column order_id uuid;
alter table jackpot.ticket add column columns smallint not null default 1;
alter table jackpot.ticket add column together smallint not null default 1;
-- A ticket may win in several tiers, and in one of them by several columns.
alter table jackpot.prize add column columns integer not null default 1;
alter table jackpot.prize drop constraint prize_pkey;
alter table jackpot.prize add primary key (jackpot_id, ticket_id, misses);

-- The tickets of a jackpot, hashed into a tree when the sale is over.
create table jackpot.seal (
  jackpot_id  integer primary key references jackpot.jackpot,
  -- The salt of each ticket follows from it. Never published.
  secret      bytea not null,
  -- The last ticket that was hashed, and how many were.
  last_ticket uuid,
  tickets     bigint not null default 0,
  columns     bigint not null default 0,
  -- How many columns say home, draw and away, game by game.
  crowd       bigint[] not null,
  root        bytea,
  sealed_at   timestamptz
);
select grant_app('select, insert', 'jackpot.seal');
select grant_app('update (last_ticket, tickets, columns, crowd, root, sealed_at)', 'jackpot.seal');

-- A root over each 1,024 tickets, so that a proof reads no others.
create table jackpot.seal_block (
  jackpot_id   integer not null references jackpot.jackpot,
  place        integer not null,
  first_ticket uuid not null,
  root         bytea not null,
  primary key (jackpot_id, place)
);
create index seal_block_of_ticket on jackpot.seal_block (jackpot_id, first_ticket);
select grant_app('select, insert', 'jackpot.seal_block');

-- What was published stands.
create function jackpot.keep_seal() returns trigger language plpgsql as $$
begin
  raise exception 'the root of a jackpot stands' using errcode = 'HA004';
end
$$;
create trigger keep_seal before update on jackpot.seal for each row
  when (old.root is not null) execute function jackpot.keep_seal();
create trigger keep_seal_gone before delete on jackpot.seal for each row execute function jackpot.keep_seal();
create trigger keep_block before update or delete on jackpot.seal_block for each row execute function jackpot.keep_seal();
