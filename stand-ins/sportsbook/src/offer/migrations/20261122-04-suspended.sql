-- Suspended by a person, until a person resumes: the whole match, or some of its markets.
alter table sportsbook.match add column is_stopped boolean not null default false;
alter table sportsbook.match add column stopped_markets text[] not null default '{}';

-- Corrections that were made, by the operator's key: the same key again changes nothing.
create table sportsbook.correction (
  key            uuid primary key,
  match_id       bigint not null,
  result_version int not null,
  corrected_by   text not null,
  at             timestamptz not null default app_now()
);
select grant_app('select, insert', 'sportsbook.correction');
