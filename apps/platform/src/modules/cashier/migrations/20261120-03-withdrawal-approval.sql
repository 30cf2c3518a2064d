-- A withdrawal that needed two people, and the request that the second one approved. A request that was refused does not fit.
create table cashier.withdrawal_approval (
  payment_id  uuid primary key references cashier.payment,
  approval_id uuid not null unique,
  approved    boolean not null default true check (approved),
  foreign key (approval_id, approved) references approvals.request (id, approved)
);
select grant_app('select, insert', 'cashier.withdrawal_approval');
