-- A request whose record has moved on lapses: it is over without an approver, and neither approved nor refused.
alter table approvals.request drop constraint request_check1;
alter table approvals.request add constraint request_decision_whole check (
  num_nulls(approver, approved) in (0, 2) and num_nulls(decided_at, decision_comment) in (0, 2)
  and (approver is null or decided_at is not null)) not valid;
