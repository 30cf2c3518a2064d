alter table jackpot.audit validate constraint audit_approval;
