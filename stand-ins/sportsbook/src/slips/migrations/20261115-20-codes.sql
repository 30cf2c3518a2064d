-- Slips that somebody shares. The same picks in the same order have one code for as long as it lives.
create table sportsbook.code (
  code       text primary key,
  picks      jsonb not null,
  digest     bytea not null unique,
  expires_at timestamptz not null
);
create index code_by_age on sportsbook.code (expires_at);
select grant_app('select, insert, update, delete', 'sportsbook.code');
