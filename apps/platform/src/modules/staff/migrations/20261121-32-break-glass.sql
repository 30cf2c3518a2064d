-- Permissions that a member took for a short time, beyond those of the roles.
create table staff.break_glass (
  id          uuid primary key,
  member_id   bigint not null references staff.member,
  permissions text[] not null check (cardinality(permissions) > 0),
  reason      text not null check (reason <> ''),
  begun_at    timestamptz not null default app_now(),
  ends_at     timestamptz not null,
  ended_at    timestamptz,
  ended_by    bigint references staff.member,
  check (ends_at > begun_at and ends_at <= begun_at + interval '60 minutes'),
  check (num_nulls(ended_at, ended_by) in (0, 2)),
  -- They decide on no request, open no account, and read nothing that is kept from most of the staff.
  check (not permissions && array['approvals.decide', 'staff.manage', 'players.adjust', 'audit.read', 'cases.compliance', 'switches.order'])
);
create index break_glass_of_member on staff.break_glass (member_id, ends_at) where ended_at is null;
select grant_app('select, insert', 'staff.break_glass');
select grant_app('update (ended_at, ended_by)', 'staff.break_glass');
