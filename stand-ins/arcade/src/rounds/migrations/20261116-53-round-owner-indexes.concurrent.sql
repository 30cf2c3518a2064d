create index concurrently if not exists round_of_owner on arcade.round (owner, id desc);

-- A player has two bets on a flight, however many seats they have.
create unique index concurrently if not exists one_bet_for_each_slot on arcade.round (spin_id, owner, slot)
  where game = 'zeppelin' and state in ('staking', 'riding');
