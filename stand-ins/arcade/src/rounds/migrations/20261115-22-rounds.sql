-- What a wire calls a round, a stake, a win or an undoing: whole numbers of 16 digits, because some wires know no others.
-- They begin at this moment's microsecond, so that an arcade whose data was emptied does not use the old ones again.
create sequence arcade.wire_id;
select setval('arcade.wire_id', (extract(epoch from clock_timestamp()) * 1000000)::bigint);
select grant_app('usage', 'sequence arcade.wire_id');

-- A round is here before its stake is sent, with every id that it will ever use.
create table arcade.round (
  id         bigint generated always as identity primary key,
  seat_id    bigint not null references arcade.seat on delete cascade,
  -- What the page calls its wish, so that the same one sent twice is one round.
  key        uuid not null,
  game       text not null,
  choice     jsonb not null,
  stake_kobo bigint not null check (stake_kobo > 0),
  state      text not null check (state in
               ('staking', 'staked', 'cancelling', 'settled', 'refused', 'cancelled', 'disputed')),
  wire_round bigint not null unique default nextval('arcade.wire_id'),
  stake_tx   bigint not null unique default nextval('arcade.wire_id'),
  win_tx     bigint not null unique default nextval('arcade.wire_id'),
  cancel_tx  bigint not null unique default nextval('arcade.wire_id'),
  outcome    jsonb,
  win_kobo   bigint check (win_kobo >= 0),
  -- Why the stake was not taken.
  refusal    text,
  tries      int not null default 0,
  -- When somebody has to look after it, as long as it is not over.
  due_at     timestamptz not null,
  begun_at   timestamptz not null default app_now(),
  unique (seat_id, key),
  check ((state in ('staked', 'settled', 'disputed')) = (win_kobo is not null)),
  check ((win_kobo is null) = (outcome is null))
);
create unique index one_unfinished_round_for_each_seat on arcade.round (seat_id)
  where state in ('staking', 'staked', 'cancelling');
create index round_by_due on arcade.round (due_at) where state in ('staking', 'staked', 'cancelling');
select grant_app('select, insert, update', 'arcade.round');
