-- One payment of the operator's own stands for one withdrawal.
create unique index concurrently if not exists payment_by_hand on cashier.payment (paid_by_hand) where paid_by_hand is not null;
