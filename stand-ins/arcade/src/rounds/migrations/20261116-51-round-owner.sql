-- A round belongs to the owner of the seat it was begun at, and is found from every seat of that owner.
alter table arcade.round add column owner text;
update arcade.round set owner = seat.owner from arcade.seat where seat.id = seat_id;
-- Bets that one player has placed on a flight from several seats: the newest of each slot keeps the slot, the others stay with their seats.
update arcade.round set owner = 'seat ' || seat_id where id in (
  select id from (
    select id, row_number() over (partition by spin_id, owner, slot order by id desc) as rank
    from arcade.round where game = 'zeppelin' and state in ('staking', 'riding')) as ranked
  where rank > 1);
alter table arcade.round alter column owner set not null;
