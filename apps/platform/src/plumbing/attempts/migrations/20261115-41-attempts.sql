-- How often somebody tried something lately. A row is what is counted: such as the messages of one player.
create table plumbing.attempt (
  subject    text primary key,
  attempts   integer not null,
  started_at timestamptz not null
);
create index attempt_started on plumbing.attempt (started_at);
select grant_app('select, insert, update, delete', 'plumbing.attempt');
