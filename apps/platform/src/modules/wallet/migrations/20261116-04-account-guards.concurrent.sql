alter table wallet.account validate constraint account_below_zero;
-- The first and the last currency are read at each start.
create index concurrently if not exists account_currency on wallet.account (currency);
