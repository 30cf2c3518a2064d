alter table cashier.payment
  -- A withdrawal to a bank account was asked for on a device that was new to the player.
  add column from_new_device boolean not null default false;
