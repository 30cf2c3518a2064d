-- When the player got up. What was bet there is settled all the same.
alter table sportsbook.seat add column left_at timestamptz;
