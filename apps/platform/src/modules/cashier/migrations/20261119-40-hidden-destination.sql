alter table cashier.payment
  -- When the player took the destination of a paid withdrawal off the list of saved accounts. Paid to again, it is on the list again.
  add column destination_hidden_at timestamptz;
