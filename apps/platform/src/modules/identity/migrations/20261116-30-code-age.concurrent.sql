-- Codes are pruned by their age, in slices that must not read the whole table each.
create index concurrently if not exists code_by_age on identity.code (created_at);
