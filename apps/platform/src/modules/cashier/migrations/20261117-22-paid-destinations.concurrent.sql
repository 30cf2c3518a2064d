-- Where a player was paid before.
create index concurrently if not exists payment_paid_destination
  on cashier.payment (player_id, coalesce(destination ->> 'accountNumber', destination ->> 'msisdn'))
  where direction = 'withdraw' and state in ('paid', 'paid_after_failure');
