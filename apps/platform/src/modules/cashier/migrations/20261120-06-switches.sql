-- Until then the player opens no deposit, and no withdrawal of the player's is sent. Decided with this row locked.
alter table cashier.player add column deposits_off_until timestamptz, add column withdrawals_off_until timestamptz;
