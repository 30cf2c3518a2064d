-- One bet of several lines: its legs are not multiplied, so it has no price of all of them.
alter table suppliers.bet add column is_system boolean not null default false;
