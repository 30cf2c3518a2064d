-- A definite failure waits here for a second equal answer. Until then no money moves.
alter table cashier.payment
  add column failure_code text,
  -- Whether the gateway refused the pay-out when it was sent, or called it failed when it was asked.
  add column failure_from text check (failure_from in ('send', 'query')),
  add column failure_at   timestamptz,
  add constraint payment_failure_whole check ((failure_code is null) = (failure_at is null)
    and (failure_code is null) = (failure_from is null));
alter table cashier.received
  add column failure_code text,
  add column failure_at   timestamptz;

-- `paid_after_failure`: the gateway paid what it had called failed, and the money was given back before. `debit` takes it again,
-- even from an account that is short; `undo` gives it back should the gateway change its word once more.
alter table cashier.payment drop constraint payment_state_check;
alter table cashier.payment add constraint payment_state_check check (state in (
  'created', 'awaiting_input', 'submitted', 'succeeded', 'expired', 'review',
  'holding', 'refused', 'requested', 'approved', 'sending', 'sent_unknown', 'paid', 'paid_after_failure', 'returned',
  'canceled', 'rejected', 'pending', 'failed')) not valid;
alter table cashier.payment drop constraint payment_money_due_check;
alter table cashier.payment add constraint payment_money_due_check
  check (money_due in ('credit', 'hold', 'post', 'void', 'reverse', 'debit', 'undo')) not valid;
