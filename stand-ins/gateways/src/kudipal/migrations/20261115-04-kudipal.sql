create schema kudipal;
select grant_app('usage', 'schema kudipal');

-- What the platform asked us to collect. Of a card only its last four digits are kept, of a code only its digest.
create table kudipal.charge (
  tx_ref         text primary key,
  flw_ref        text not null unique,
  kind           text not null check (kind in ('card', 'bank_transfer', 'ussd')),
  amount_kobo    bigint not null check (amount_kobo > 0),
  currency       text not null,
  -- The payer's, in international form without a plus.
  number         text,
  card           text,
  card_last_four text,
  awaits         text check (awaits in ('pin', 'otp', 'avs_noauth', 'redirect')),
  otp_digest     text,
  otp_tries_left integer not null default 0,
  page_token     text unique,
  redirect_url   text,
  account_number text unique,
  bank_code      text,
  expires_at     timestamptz,
  ussd_code      text unique,
  created_at     timestamptz not null default app_now()
);
create index charge_of_number on kudipal.charge (number, created_at desc);
select grant_app('select, insert, update', 'kudipal.charge');

-- Each movement of money. A charge begins with one that is pending; an account that is paid again gets further ones.
create table kudipal.transaction (
  id          bigint generated always as identity (start with 1000001) primary key,
  tx_ref      text not null references kudipal.charge,
  amount_kobo bigint not null check (amount_kobo > 0),
  status      text not null check (status in ('pending', 'successful', 'failed')),
  response    text not null,
  created_at  timestamptz not null default app_now(),
  settled_at  timestamptz
);
create unique index transaction_pending on kudipal.transaction (tx_ref) where status = 'pending';
create index transaction_of_charge on kudipal.transaction (tx_ref, settled_at desc);
select grant_app('select, insert, update', 'kudipal.transaction');

-- Transfers that a payer has sent and that arrive after their account has closed.
create table kudipal.late_transfer (
  id             uuid primary key,
  account_number text not null,
  amount_kobo    bigint not null check (amount_kobo > 0),
  arrives_at     timestamptz not null
);
select grant_app('select, insert, delete', 'kudipal.late_transfer');

create table kudipal.payout (
  reference        text primary key,
  id               bigint generated always as identity (start with 5000001) unique,
  account_bank     text not null,
  account_number   text not null,
  account_name     text not null,
  -- Whom it belongs to, where the platform said so.
  number           text,
  amount_kobo      bigint not null check (amount_kobo > 0),
  currency         text not null,
  status           text not null check (status in ('NEW', 'PENDING', 'SUCCESSFUL', 'FAILED')),
  settles_as       text not null check (settles_as in ('SUCCESSFUL', 'FAILED')),
  settles_at       timestamptz not null,
  complete_message text not null,
  created_at       timestamptz not null default app_now()
);
create index payout_open on kudipal.payout (settles_at) where status in ('NEW', 'PENDING');
create index payout_age on kudipal.payout (created_at desc);
select grant_app('select, insert, update', 'kudipal.payout');
