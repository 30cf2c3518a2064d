-- With `journal_turnover` each entry is in exactly one index by its time, and a stake costs what it did.
create index concurrently if not exists journal_rest on wallet.journal (at)
  where not (kind in ('debit', 'reverse') and house_amount <> 0);
create index concurrently if not exists hold_of_player on wallet.hold (player_id) where state = 'open';
create index concurrently if not exists house_move_at on wallet.house_move (at);
