-- When withdrawals were paid, for the time that they took lately.
create index concurrently if not exists payment_paid_at
  on cashier.payment (state_at)
  where direction = 'withdraw' and state in ('paid', 'paid_after_failure');
