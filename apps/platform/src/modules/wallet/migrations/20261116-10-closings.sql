-- Which credit was the last payment of a stake or of a round. Entries from before this column read as `unknown`, without being
-- rewritten: PostgreSQL keeps the default that the column was added with apart from the rows. New entries have none.
alter table wallet.journal add column closes text default 'unknown';
alter table wallet.journal alter column closes drop default;
alter table wallet.journal add constraint journal_closes check (
  closes is null or closes = 'unknown' or (closes in ('stake', 'round') and kind = 'credit' and of_key is not null)
) not valid;
