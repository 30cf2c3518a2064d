create schema mobile;
select grant_app('usage', 'schema mobile');

-- Money on its way from a wallet to us: asked for by a push, or dialled by hand.
create table mobile.payment (
  gateway     text not null check (gateway in ('selcom', 'fasthub')),
  transid     text not null,
  reference   text not null unique,
  operator    text not null,
  utilityref  text not null,
  -- The payer's, in international form without a plus.
  number      text not null,
  amount_kobo bigint not null check (amount_kobo > 0),
  state       text not null check (state in ('waiting', 'paying', 'paid', 'failed')),
  why         text not null default '',
  expires_at  timestamptz not null,
  created_at  timestamptz not null default app_now(),
  primary key (gateway, transid)
);
create index payment_of_number on mobile.payment (number, created_at desc);
create index payment_open on mobile.payment (expires_at) where state in ('waiting', 'paying');
select grant_app('select, insert, update', 'mobile.payment');

-- Money on its way from us to a wallet.
create table mobile.payout (
  gateway     text not null check (gateway in ('selcom', 'fasthub')),
  transid     text not null,
  reference   text not null unique,
  wallet      text not null,
  number      text not null,
  amount_kobo bigint not null check (amount_kobo > 0),
  state       text not null check (state in ('waiting', 'paid', 'failed')),
  -- When one that waits is paid by itself.
  pays_at     timestamptz not null,
  created_at  timestamptz not null default app_now(),
  primary key (gateway, transid)
);
create index payout_of_number on mobile.payout (number, created_at desc);
create index payout_open on mobile.payout (pays_at) where state = 'waiting';
select grant_app('select, insert, update', 'mobile.payout');
