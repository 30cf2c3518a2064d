-- Mails that were given up are pruned by their age, in slices that must not read the whole table each.
create index concurrently if not exists mail_failed on mail.mail (failed_at) where failed_at is not null;
