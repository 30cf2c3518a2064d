-- When the player closed the account. The number is free then, and nothing opens the account again.
alter table identity.player add column closed_at timestamptz;
