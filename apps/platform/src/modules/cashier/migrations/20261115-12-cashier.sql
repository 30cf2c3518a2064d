create schema cashier;
select grant_app('usage', 'schema cashier');

-- The ways to pay in and to be paid. An operator switches them and moves their limits here.
create table cashier.method (
  view_name           text primary key,
  direction           text not null check (direction in ('deposit', 'withdraw')),
  gateway             text not null check (gateway in ('kudipal', 'selcom', 'fasthub')),
  -- Several methods may show the limits of one account.
  limits_account_id   integer not null,
  min_kobo            bigint not null check (min_kobo > 0),
  max_kobo            bigint not null,
  enabled             boolean not null default true,
  only_for_test_users boolean not null default false,
  -- Whom to pay, where the player dials by hand.
  business_number     text,
  position            integer not null,
  check (max_kobo >= min_kobo)
);
select grant_app('select', 'cashier.method');

insert into cashier.method
  (view_name, direction, gateway, limits_account_id, min_kobo, max_kobo, only_for_test_users, business_number, position)
values
  ('KudipalBankTransfer',  'deposit',  'kudipal', 22224,  100_00, 1_000_000_00, false, null,      1),
  ('KudipalCard',          'deposit',  'kudipal', 22224,  100_00, 1_000_000_00, false, null,      2),
  ('KudipalUssd',          'deposit',  'kudipal', 22224,  100_00, 1_000_000_00, false, null,      3),
  ('FastHubPayBill',       'deposit',  'fasthub', 22224,  100_00, 1_000_000_00, false, null,      4),
  ('MpesaInstructions',    'deposit',  'selcom',  11113,  100_00, 1_000_000_00, false, '335757',  5),
  ('TigoPesaInstructions', 'deposit',  'selcom',  11112,  100_00, 1_000_000_00, false, '335757',  6),
  ('AirtelInstructions',   'deposit',  'selcom',  11114,  100_00, 1_000_000_00, false, '335757',  7),
  ('HaloPesaInstructions', 'deposit',  'selcom',  11115,  100_00, 1_000_000_00, false, '335757',  8),
  ('Selcom',               'deposit',  'selcom',  22222,  100_00, 1_000_000_00, false, '335757',  9),
  ('SelcomCard',           'deposit',  'selcom',  22223,  100_00,   500_000_00, true,  null,     10),
  ('KudipalWithdraw',      'withdraw', 'kudipal', 11111,  500_00, 2_000_000_00, false, null,      1),
  ('FastHubWithdraw',      'withdraw', 'fasthub', 11111,  500_00, 2_000_000_00, false, null,      2),
  ('SelcomWithdraw',       'withdraw', 'selcom',  22222,  500_00, 2_000_000_00, false, null,      3);

-- Counts a player's payments. Whoever opens one holds this row, so the numbers have no gaps and rise with the time.
create table cashier.player (
  player_id       bigint primary key,
  payments        bigint not null,
  deposits        bigint not null,
  withdrawals     bigint not null,
  last_created_at timestamptz not null
);
select grant_app('select, insert, update', 'cashier.player');

create table cashier.payment (
  id                 uuid primary key,
  player_id          bigint not null references cashier.player,
  -- The player's how-manieth payment, and how-manieth of its direction: a page of the history is a range of these.
  number             bigint not null,
  type_number        bigint not null,
  direction          text not null check (direction in ('deposit', 'withdraw')),
  view_name          text not null references cashier.method,
  gateway            text not null,
  -- What the gateway knows it by. Ours, and written before the gateway hears it.
  reference          text not null unique,
  provider_ref       text,
  amount_kobo        bigint not null check (amount_kobo > 0),
  received_kobo      bigint check (received_kobo > 0),
  currency           text not null,
  state              text not null check (state in (
    'created', 'awaiting_input', 'submitted', 'succeeded', 'expired', 'review',
    'holding', 'refused', 'requested', 'approved', 'sending', 'sent_unknown', 'paid', 'returned', 'canceled', 'rejected',
    'pending', 'failed')),
  -- What the player's history calls it: 0 success, 1 processing, 2 error, 3 rejected, 4 error with rollback, 5 canceled.
  status             smallint not null check (status between 0 and 5),
  -- The command that the wallet still has to carry out for the state to be true.
  money_due          text check (money_due in ('credit', 'hold', 'post', 'void', 'reverse')),
  money_key          uuid,
  balance_after_kobo bigint,
  -- Where the money goes. The whole account number, since it has to be paid.
  destination        jsonb,
  -- Of the session that asked for a withdrawal: when that has ended before the money is set aside, none is.
  session_epoch      integer,
  -- What the player was shown or asked for last. Never a card, a PIN or a code.
  step               jsonb,
  bonus_code         text,
  created_at         timestamptz not null,
  expires_at         timestamptz,
  -- A pay-out may be sent more than once, always under the same reference; when it was last, and how often.
  sent_at            timestamptz,
  sends              integer not null default 0,
  -- When somebody looks at it again; nobody does when it is empty.
  next_check_at      timestamptz,
  checked_at         timestamptz,
  attempts           integer not null default 0,
  note               text,
  unique (player_id, number),
  unique (player_id, direction, type_number),
  check ((money_due is null) or (money_key is not null))
);
create unique index payment_one_withdrawal on cashier.payment (player_id)
  where state in ('holding', 'requested', 'approved', 'sending', 'sent_unknown')
     or (state = 'pending' and direction = 'withdraw');
create index payment_due on cashier.payment (gateway, next_check_at) where next_check_at is not null;
create index payment_of_time on cashier.payment (player_id, created_at, number);
create index payment_of_type_and_time on cashier.payment (player_id, direction, created_at, type_number);
create index payment_of_status on cashier.payment (player_id, status, number);
create index payment_of_type_and_status on cashier.payment (player_id, direction, status, number);
create index payment_for_operator on cashier.payment (created_at)
  where state in ('requested', 'review', 'sending', 'sent_unknown') or (state = 'pending' and direction = 'withdraw');
select grant_app('select, insert, update', 'cashier.payment');

-- How a payment came to be where it is: what, when, by whom and why.
create table cashier.payment_event (
  id         uuid primary key,
  payment_id uuid not null references cashier.payment,
  state      text not null,
  at         timestamptz not null default app_now(),
  by         text not null,
  note       text
);
create index payment_event_of_payment on cashier.payment_event (payment_id, at);
select grant_app('select, insert', 'cashier.payment_event');

-- Each transaction of real money that a gateway told us of, by the gateway's own number for it.
create table cashier.received (
  gateway       text not null,
  provider_id   text not null,
  payment_id    uuid not null references cashier.payment,
  -- `reported`: a web hook says so and we have not asked yet. `dismissed`: we asked, and there is no such money.
  state         text not null check (state in ('reported', 'dismissed', 'accepted', 'review', 'returned')),
  amount_kobo   bigint,
  currency      text,
  reported_at   timestamptz not null default app_now(),
  next_check_at timestamptz,
  attempts      integer not null default 0,
  primary key (gateway, provider_id)
);
-- The last guard against crediting twice: one payment stands for one transaction.
create unique index received_one_for_payment on cashier.received (payment_id) where state in ('accepted', 'review', 'returned');
create index received_due on cashier.received (gateway, next_check_at) where next_check_at is not null;
select grant_app('select, insert, update', 'cashier.received');

-- Web hooks whose sender proved itself. Anybody can send others, so they are logged and not kept.
create table cashier.web_hook (
  id           uuid primary key,
  gateway      text not null,
  provider_ref text not null,
  event        text not null,
  body         text not null,
  headers      jsonb not null,
  received_at  timestamptz not null default app_now(),
  unique (gateway, provider_ref, event)
);
select grant_app('select, insert', 'cashier.web_hook');
