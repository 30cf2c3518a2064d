alter table cases.case validate constraint case_audience_check;
alter table cases.case validate constraint case_source_check;
