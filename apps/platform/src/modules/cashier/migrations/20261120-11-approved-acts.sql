-- What two people decided on beside the approval of a withdrawal, and the request that the second one approved. A request that was refused does not fit.
create table cashier.approved_act (
  approval_id uuid primary key,
  approved    boolean not null default true check (approved),
  -- In the words of the request, such as `credit a deposit`.
  act         text not null,
  -- A payment, a finding or a claim by its id, money without a payment as `gateway:number`.
  subject     text not null,
  at          timestamptz not null default app_now(),
  foreign key (approval_id, approved) references approvals.request (id, approved)
);
create index approved_act_of_subject on cashier.approved_act (subject);
select grant_app('select, insert', 'cashier.approved_act');

-- The operator's own reference of a pay-out that was paid outside of its gateway.
alter table cashier.payment add column paid_by_hand text;
