-- Cases that compliance alone reads: neither the player nor support learns of them.
alter table cases.case add column audience text not null default 'all';
alter table cases.case add constraint case_audience_check check (audience in ('all', 'compliance')) not valid;
alter table cases.case drop constraint case_source_check;
alter table cases.case add constraint case_source_check check (source in ('message', 'contact', 'claim', 'staff', 'suspicion')) not valid;

-- Numbers of their own: one that is missing among the others would tell of such a case.
create sequence cases.compliance_number start with 900000001;
select grant_app('usage', 'sequence cases.compliance_number');
