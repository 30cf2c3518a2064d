create schema profile;
select grant_app('usage', 'schema profile');

create table profile.player (
  player_id                bigint primary key,
  first_name               text,
  last_name                text,
  birth_date               date,
  subscribe_to_email       boolean not null default false,
  sms_notification_enabled boolean not null default false,
  saved_at                 timestamptz not null default app_now(),
  check (num_nonnulls(first_name, last_name, birth_date) in (0, 3))
);
select grant_app('select, insert, update', 'profile.player');
