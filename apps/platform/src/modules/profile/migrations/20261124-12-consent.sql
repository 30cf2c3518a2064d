-- Each change of what a player wants to be sent: by which channel, since when, and how it was said.
create table profile.consent (
  id        bigint generated always as identity primary key,
  player_id bigint not null,
  channel   text not null check (channel in ('email', 'sms', 'inbox')),
  is_given  boolean not null,
  -- page: on the player's page. text: STOP or START. closing: with the account. before: as it was when this table was made.
  how       text not null check (how in ('page', 'text', 'closing', 'before')),
  at        timestamptz not null default app_now()
);
create index consent_of_player on profile.consent (player_id, id);
select grant_app('select, insert', 'profile.consent');

insert into profile.consent (player_id, channel, is_given, how, at)
select player_id, channel, is_given, 'before', saved_at from profile.player cross join lateral (
  values ('email', subscribe_to_email, false), ('sms', sms_notification_enabled, false), ('inbox', inbox_offers_enabled, true)
) wanted (channel, is_given, at_first)
where is_given <> at_first;
