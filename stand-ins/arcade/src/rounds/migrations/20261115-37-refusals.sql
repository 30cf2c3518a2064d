-- How often the wallet has refused a win in plain words. Answers that never came are counted as tries alone: only who was told no again
-- and again has a matter for people.
alter table arcade.round add column refusals int not null default 0;
