-- What arrived above a player's limit of deposits: kept in suspense:limit until there is room for it, or until it is given back.
create table cashier.above_limit (
  payment_id    uuid primary key references cashier.payment,
  player_id     bigint not null,
  gateway       text not null,
  amount_kobo   bigint not null check (amount_kobo > 0),
  -- What of it stands in suspense, or is on its way into it or out of it.
  left_kobo     bigint not null check (left_kobo between 0 and amount_kobo),
  returned_kobo bigint not null default 0 check (returned_kobo between 0 and amount_kobo),
  -- Whether it comes out of the gateway's suspense account rather than out of the gateway's own.
  from_suspense boolean not null,
  state         text not null default 'entering'
    check (state in ('entering', 'held', 'releasing', 'returning', 'released', 'returned')),
  -- What the player wants done with it. Null: nothing yet.
  choice        text check (choice in ('release', 'return')),
  -- How many credits were made out of it: each has a key of its own.
  releases      integer not null default 0,
  attempts      integer not null default 0,
  next_check_at timestamptz default app_now(),
  created_at    timestamptz not null default app_now(),
  state_at      timestamptz not null default app_now(),
  check ((state in ('released', 'returned')) = (left_kobo = 0))
);
create index above_limit_due on cashier.above_limit (gateway, next_check_at) where next_check_at is not null;
create index above_limit_of_player on cashier.above_limit (player_id) where left_kobo > 0;
create index above_limit_open on cashier.above_limit (created_at) where left_kobo > 0;
select grant_app('select, insert', 'cashier.above_limit');
select grant_app('update (left_kobo, returned_kobo, state, choice, releases, attempts, next_check_at, state_at)', 'cashier.above_limit');
