-- What a bet is on, as the book's wire told it when the stake was taken: the player's list of bets shows it. Money is in the wallet's journal.
create table suppliers.bet (
  player_id    bigint not null,
  -- The round of the bet in the journal.
  round        uuid not null,
  placed_at    timestamptz not null default app_now(),
  -- What it would pay at most, where the wire says so.
  return_minor bigint,
  legs         jsonb not null,
  primary key (player_id, round)
);
create index bet_by_age on suppliers.bet (placed_at);
select grant_app('select, insert, delete', 'suppliers.bet');
