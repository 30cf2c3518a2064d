create index concurrently if not exists payment_charged_back on cashier.payment (created_at)
  where state = 'charged_back' and seen_by_operator_at is null;
create index concurrently if not exists payment_due_money on cashier.payment (gateway) where money_due is not null;
alter table cashier.payment validate constraint payment_state_check;
