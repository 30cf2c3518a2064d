-- The checks of states and of money due, for the rows from before them.
alter table cashier.payment validate constraint payment_state_check;
alter table cashier.payment validate constraint payment_money_due_check;
