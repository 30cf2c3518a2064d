create index concurrently if not exists slip_with_code_by_age on sportsbook.slip (asked_at) where code is not null;
