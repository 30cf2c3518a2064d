-- Each new entry goes to the end of it, and the entries of a batch share a number.
create index concurrently if not exists journal_feed on wallet.journal (number) where number is not null;
create index concurrently if not exists journal_old_feed on wallet.journal_old (number) where number is not null;
