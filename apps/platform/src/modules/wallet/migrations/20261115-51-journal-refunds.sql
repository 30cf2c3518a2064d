-- What was given back for a round, by whose account it came from and when: so that such rounds are found without reading any other.
-- There are few, and no stake is written into it.
create index journal_refund on wallet.journal (house_id, at) where kind = 'credit' and about = 'refund';
