-- Rounds in which the player decides again (a hand), whose chance comes from seeds (provably fair), or that ride on a turn of a
-- table on a clock.
alter table arcade.round
  -- The stake of the beginning; `stake_kobo` grows with what is raised.
  add column base_kobo bigint check (base_kobo > 0),
  -- What has been dealt. Secret: nobody sees it but the server.
  add column hand    jsonb,
  add column moves   int not null default 0,
  add column seed_id bigint references arcade.seed,
  add column nonce   int,
  add column spin_id bigint references arcade.spin,
  add check ((seed_id is null) = (nonce is null));
update arcade.round set base_kobo = stake_kobo;
alter table arcade.round alter column base_kobo set not null;
create index round_of_spin on arcade.round (spin_id) where spin_id is not null;
create unique index one_round_for_each_nonce on arcade.round (seed_id, nonce) where seed_id is not null;

-- `riding`: taken, and waiting for the turn. `playing`: the player has a move to make. `raising`: a move that costs more is being
-- paid for. `lowering`: nobody knows whether it was paid, so that is being undone.
alter table arcade.round drop constraint round_state_check;
alter table arcade.round add constraint round_state_check check (state in
  ('staking', 'riding', 'playing', 'raising', 'lowering', 'staked', 'cancelling', 'settled', 'refused', 'cancelled', 'disputed'));
drop index arcade.one_unfinished_round_for_each_seat;
create unique index one_unfinished_round_for_each_seat on arcade.round (seat_id)
  where state not in ('settled', 'refused', 'cancelled', 'disputed');
drop index arcade.round_by_due;
create index round_by_due on arcade.round (due_at)
  where state not in ('riding', 'settled', 'refused', 'cancelled', 'disputed');

-- What was staked in the middle of a hand, one at a time.
create table arcade.raise (
  id          bigint generated always as identity primary key,
  round_id    bigint not null references arcade.round on delete cascade,
  move        jsonb not null,
  amount_kobo bigint not null check (amount_kobo > 0),
  state       text not null default 'staking' check (state in ('staking', 'taken', 'refused', 'cancelling', 'cancelled')),
  stake_tx    bigint not null unique default nextval('arcade.wire_id'),
  cancel_tx   bigint not null unique default nextval('arcade.wire_id'),
  made_at     timestamptz not null default app_now()
);
create unique index one_open_raise_for_each_round on arcade.raise (round_id) where state in ('staking', 'cancelling');
create index raise_of_round on arcade.raise (round_id);
select grant_app('select, insert, update', 'arcade.raise');
