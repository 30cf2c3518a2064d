create schema selcom;
select grant_app('usage', 'schema selcom');

-- Payments by card on the gateway's own page. Of the card nothing is kept but its last four digits.
create table selcom.checkout (
  order_id       text primary key,
  token          text not null unique,
  transid        text not null,
  reference      text not null,
  amount_kobo    bigint not null check (amount_kobo > 0),
  currency       text not null,
  -- The payer's, in international form without a plus.
  number         text,
  redirect_url   text not null,
  cancel_url     text not null,
  payment_status text not null check (payment_status in ('PENDING', 'COMPLETED', 'USERCANCELLED', 'REJECTED')),
  card_last_four text,
  created_at     timestamptz not null default app_now()
);
select grant_app('select, insert, update', 'selcom.checkout');
