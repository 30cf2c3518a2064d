-- What was staked and what was undone, by when it was: for whoever adds up turnover as it happens, and over a period. Each new
-- entry goes to the end of it, which costs far less than the places all over that keys have. Neither wins nor refusals are in it.
create index journal_turnover on wallet.journal (at) where kind in ('debit', 'reverse') and house_amount <> 0;
