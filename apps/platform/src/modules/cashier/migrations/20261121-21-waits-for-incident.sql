-- The incident whose end an approved withdrawal waits for, or waited for last.
alter table cashier.payment add column waits_for_incident uuid;
