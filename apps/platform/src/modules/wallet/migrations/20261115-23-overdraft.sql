-- A bet that was paid may turn out to have been paid wrongly when the player has spent it. An operator may take it back all the
-- same, which leaves the account below zero. Nothing else takes from an account what is not there: an entry that takes
-- something and ends below zero says of itself that it may. The rows of before are all above zero and need no second look.
alter table wallet.journal add column even_if_short boolean;
alter table wallet.journal drop constraint journal_available_after_check;
alter table wallet.journal add constraint journal_below_zero check (
  available_after >= 0 or status <> 'ok' or even_if_short is true
  or kind in ('credit', 'draw', 'post', 'void') or (kind in ('debit', 'reverse') and house_amount <= 0)
) not valid;

-- The account is what its last entry left, and the entries are looked at above.
alter table wallet.account drop constraint account_available_check;
