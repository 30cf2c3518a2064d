-- Questions to a caller who says to be the player of a case. Neither the right answers nor those of the caller are stored.
create table cases.identity_check (
  id          uuid primary key,
  case_id     bigint not null references cases.case,
  player_id   bigint not null,
  questions   text[] not null check (cardinality(questions) > 0),
  asked_by    bigint not null references staff.member,
  asked_at    timestamptz not null default app_now(),
  answered_by bigint references staff.member,
  answered_at timestamptz,
  passed      boolean,
  check (num_nulls(answered_by, answered_at, passed) in (0, 3))
);
create index identity_check_open on cases.identity_check (player_id, asked_at) where answered_at is null;
create index identity_check_of_case on cases.identity_check (case_id, answered_at) where answered_at is not null;
select grant_app('select, insert', 'cases.identity_check');
select grant_app('update (answered_by, answered_at, passed)', 'cases.identity_check');
