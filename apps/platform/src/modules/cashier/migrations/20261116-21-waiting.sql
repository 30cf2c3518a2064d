alter table cashier.payment
  -- Since when it is in its state. Empty for what came to rest before this column did.
  add column state_at        timestamptz,
  -- What the wallet refused of `money_due`. A refusal is final for its key, so nothing retries it: an operator decides.
  add column money_refusal   text,
  -- An operator has seen that it was paid after it had failed.
  add column seen_by_operator_at timestamptz,
  -- Who approved a withdrawal, when, and why it was not approved automatically.
  add column approved_at     timestamptz,
  add column approved_by     text check (approved_by in ('system', 'operator')),
  add column approval_wait   text,
  -- A withdrawal is neither approved automatically nor sent before this instant. It is the latest of `send_waits`, which keeps
  -- every wait with its reason.
  add column send_not_before timestamptz,
  add column send_waits      jsonb not null default '[]';
