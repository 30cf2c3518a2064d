create index concurrently if not exists slip_of_code on sportsbook.slip (code, id) where code is not null;
