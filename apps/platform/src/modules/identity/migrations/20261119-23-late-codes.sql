-- By how many milliseconds a player's codes of the app come later than by a right clock, as the last ones have shown. Negative: earlier.
alter table identity.second_factor add column late_ms integer not null default 0;
