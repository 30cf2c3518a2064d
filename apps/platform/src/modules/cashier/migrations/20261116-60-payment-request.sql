-- The keys that pages give to payments before they ask for them. A key stands for one payment of its player for ever.
create table cashier.request (
  player_id  bigint not null,
  key        text not null check (key ~ '^[A-Za-z0-9_-]{8,64}$'),
  -- A digest of what was asked for, without the card. Null where the key was given up before a payment was opened.
  content    text,
  -- The key is claimed before its payment is written, in the same transaction.
  payment_id uuid references cashier.payment deferrable initially deferred,
  created_at timestamptz not null default app_now(),
  primary key (player_id, key),
  check ((content is null) = (payment_id is null))
);
select grant_app('select, insert, delete', 'cashier.request');
