-- When a page has shown the round to its end. A long show that was cut short is shown again.
alter table arcade.round add column shown_at timestamptz;
update arcade.round set shown_at = begun_at;
