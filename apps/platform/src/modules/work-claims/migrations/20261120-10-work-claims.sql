-- Records that a member of the staff works on, for some minutes: others leave them alone meanwhile.
create schema work_claims;
select grant_app('usage', 'schema work_claims');

create table work_claims.claim (
  -- Of which desk the record is, such as `payment`.
  kind    text not null,
  subject text not null,
  member  bigint not null references staff.member,
  until   timestamptz not null,
  primary key (kind, subject)
);
create index claim_over on work_claims.claim (until);
select grant_app('select, insert, update, delete', 'work_claims.claim');
