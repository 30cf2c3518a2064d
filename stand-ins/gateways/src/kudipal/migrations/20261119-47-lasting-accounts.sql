alter table kudipal.charge
  -- Whose name a payer's bank shows for the account.
  add column account_name text,
  -- An account that stays: it has no amount of its own and never closes.
  add column permanent boolean not null default false,
  -- What stands for a card at its next charge, and when the card expires.
  add column card_token text,
  add column card_expiry text;
