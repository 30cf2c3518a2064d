-- What the staff writes down about a player. Only the staff reads it; nothing here is changed or removed.
create schema notes;
select grant_app('usage', 'schema notes');

create table notes.note (
  id        bigint generated always as identity primary key,
  player_id bigint not null references identity.player,
  at        timestamptz not null default app_now(),
  member_id bigint not null references staff.member,
  body      text not null check (body <> '' and length(body) <= 2000)
);
create index note_of_player on notes.note (player_id, id);
select grant_app('select, insert', 'notes.note');
