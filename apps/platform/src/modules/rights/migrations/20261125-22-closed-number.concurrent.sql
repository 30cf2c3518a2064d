-- The office finds a closed account by the number that it had.
create index concurrently if not exists closing_number on rights.closing (user_name collate "C") where user_name is not null;
