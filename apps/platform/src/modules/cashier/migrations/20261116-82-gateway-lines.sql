-- The gateways' own lists of what they did for us, as they were read last. Each line is there once.
create table cashier.gateway_line (
  gateway     text not null,
  kind        text not null check (kind in ('deposit', 'payout', 'settlement', 'chargeback', 'refund')),
  -- The gateway's number; of a pay-out, our reference.
  id          text not null,
  reference   text,
  -- Of a chargeback or a refund: the gateway's number of the deposit.
  of_id       text,
  amount_kobo bigint not null check (amount_kobo >= 0),
  fee_kobo    bigint not null check (fee_kobo >= 0),
  currency    text not null,
  status      text not null check (status in ('done', 'pending', 'failed')),
  at          timestamptz not null,
  read_at     timestamptz not null,
  -- What of it the wallet has booked: the fee of a deposit or a pay-out, or the amount of a settlement.
  booked_kobo bigint,
  primary key (gateway, kind, id)
);
create index gateway_line_pending on cashier.gateway_line (gateway, at) where status = 'pending';
create index gateway_line_of on cashier.gateway_line (gateway, of_id) where of_id is not null;
create index gateway_line_of_time on cashier.gateway_line (gateway, at);
create index gateway_line_to_book on cashier.gateway_line (gateway, at)
  where status = 'done' and booked_kobo is null and (fee_kobo > 0 or kind = 'settlement');
select grant_app('select, insert, update', 'cashier.gateway_line');

-- What the daily match found to differ between a gateway's list and our books, until it agrees or an operator resolves it.
create table cashier.finding (
  id          uuid primary key,
  gateway     text not null,
  kind        text not null check (kind in ('missing here', 'missing there', 'differs', 'in flight')),
  -- The line or the payment that it is about, such as `deposit 1000001`.
  item        text not null,
  kobo        bigint not null,
  since       timestamptz not null,
  found_at    timestamptz not null default app_now(),
  resolved_at timestamptz,
  resolved_by text,
  why         text
);
create unique index finding_open on cashier.finding (gateway, item) where resolved_at is null;
select grant_app('select, insert, update', 'cashier.finding');

-- `charged_back`: the gateway took a deposit back after it was credited. `debit` takes it from the player, even from an account that is short.
alter table cashier.payment add column charged_back_kobo bigint;
alter table cashier.payment drop constraint payment_state_check;
alter table cashier.payment add constraint payment_state_check check (state in (
  'created', 'awaiting_input', 'submitted', 'succeeded', 'expired', 'review', 'charged_back',
  'holding', 'refused', 'requested', 'approved', 'sending', 'sent_unknown', 'paid', 'paid_after_failure', 'returned',
  'canceled', 'rejected', 'pending', 'failed')) not valid;
