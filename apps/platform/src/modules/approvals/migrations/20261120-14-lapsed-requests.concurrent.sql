alter table approvals.request validate constraint request_decision_whole;
