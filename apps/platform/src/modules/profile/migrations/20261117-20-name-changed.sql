alter table profile.player
  -- When the player replaced an earlier name. Empty while the first one stands.
  add column name_changed_at timestamptz;
