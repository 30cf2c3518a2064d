-- All that is not at rest for good: what an operator is shown is found in here.
create index concurrently if not exists payment_unfinished on cashier.payment (created_at)
  where state in ('created', 'awaiting_input', 'submitted', 'pending', 'review', 'holding', 'requested', 'approved', 'sending',
                  'sent_unknown', 'paid_after_failure') or money_due is not null;
create index concurrently if not exists received_unconfirmed on cashier.received (reported_at) where state = 'reported';
drop index concurrently if exists cashier.payment_for_operator;
