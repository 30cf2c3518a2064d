-- Money that a gateway received for an unknown user or reference has no payment until an operator allocates it to a player.
alter table cashier.received
  alter column payment_id drop not null,
  -- What the gateway was paid for, the method by which it is asked about, and whom the payer named. Only for money that came without a payment.
  add column reference   text,
  add column view_name   text,
  add column payee       text,
  -- Where the money stands: on its way into the suspense account, in it, on its way back to the gateway's account, or out of it.
  -- Empty for money that never was in suspense.
  add column suspense    text,
  add column suspense_at timestamptz;
alter table cashier.received drop constraint received_state_check;
alter table cashier.received
  add constraint received_state_check
    check (state in ('reported', 'dismissed', 'accepted', 'review', 'unallocated', 'returned')) not valid,
  add constraint received_suspense_check check (suspense in ('entering', 'held', 'leaving', 'left')) not valid,
  -- Without a payment there is a method to ask by, and the money is not credited.
  add constraint received_without_payment
    check (payment_id is not null or (view_name is not null and state in ('reported', 'dismissed', 'unallocated', 'returned'))) not valid;

-- Whose account pays a credit: the gateway's, or the suspense account in which the money stood.
alter table cashier.payment add column from_suspense boolean not null default false;

-- What became of money without a payment: what, when, by whom and why.
create table cashier.received_event (
  id          uuid primary key,
  gateway     text not null,
  provider_id text not null,
  state       text not null,
  at          timestamptz not null default app_now(),
  by          text not null,
  note        text,
  foreign key (gateway, provider_id) references cashier.received
);
create index received_event_of_received on cashier.received_event (gateway, provider_id, at);
select grant_app('select, insert', 'cashier.received_event');

-- Money that is in review already enters the suspense account when the sweeper next looks.
update cashier.received r set suspense = 'entering', suspense_at = app_now(), next_check_at = app_now()
from cashier.payment p
where p.id = r.payment_id and r.state = 'review' and r.amount_kobo > 0 and r.currency = p.currency;
