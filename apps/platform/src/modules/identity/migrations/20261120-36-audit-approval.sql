-- An act that took two people, and the request that the second one approved. A request that was refused does not fit.
create table identity.audit_approval (
  audit_id    bigint primary key references identity.audit,
  approval_id uuid not null unique,
  approved    boolean not null default true check (approved),
  foreign key (approval_id, approved) references approvals.request (id, approved)
);
select grant_app('select, insert', 'identity.audit_approval');
