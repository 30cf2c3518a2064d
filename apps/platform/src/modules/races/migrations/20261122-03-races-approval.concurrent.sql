alter table races.audit validate constraint audit_approval;
