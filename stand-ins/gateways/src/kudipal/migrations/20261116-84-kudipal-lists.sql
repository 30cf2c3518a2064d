-- Payments that a card holder's bank took back, money that was paid back to payers, and what was paid to the merchant's bank.
create table kudipal.chargeback (
  id             bigint generated always as identity (start with 7000001) primary key,
  transaction_id bigint not null unique references kudipal.transaction,
  amount_kobo    bigint not null check (amount_kobo > 0),
  created_at     timestamptz not null default app_now()
);
select grant_app('select, insert', 'kudipal.chargeback');

create table kudipal.refund (
  id             bigint generated always as identity (start with 8000001) primary key,
  transaction_id bigint not null unique references kudipal.transaction,
  amount_kobo    bigint not null check (amount_kobo > 0),
  created_at     timestamptz not null default app_now()
);
select grant_app('select, insert', 'kudipal.refund');

-- One for each day of the Lagos calendar on which there was something to pay.
create table kudipal.settlement (
  id          bigint generated always as identity (start with 9000001) primary key,
  day         date not null,
  currency    text not null,
  amount_kobo bigint not null check (amount_kobo > 0),
  created_at  timestamptz not null default app_now(),
  unique (day, currency)
);
select grant_app('select, insert', 'kudipal.settlement');
