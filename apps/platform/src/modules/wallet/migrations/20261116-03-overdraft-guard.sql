-- Set by the debit that may leave the account below zero. Any other command that would leave it there fails in the database.
alter table wallet.account add column may_overdraw boolean not null default false;
select grant_app('update (may_overdraw)', 'wallet.account');
update wallet.account set may_overdraw = true where available < 0;
alter table wallet.account add constraint account_below_zero check (available >= 0 or may_overdraw) not valid;
