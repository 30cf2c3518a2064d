create index concurrently if not exists received_unallocated on cashier.received (reported_at) where state = 'unallocated';
create index concurrently if not exists received_in_suspense on cashier.received (gateway, suspense_at)
  where suspense in ('entering', 'held', 'leaving');
alter table cashier.received validate constraint received_state_check;
alter table cashier.received validate constraint received_suspense_check;
alter table cashier.received validate constraint received_without_payment;
