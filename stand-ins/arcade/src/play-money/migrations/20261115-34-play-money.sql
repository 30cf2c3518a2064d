-- Every movement of play money, under the id that a wallet would know it by: the same one sent twice moves it once.
create table arcade.play_move (
  tx_id       bigint primary key,
  seat_id     bigint not null references arcade.seat on delete cascade,
  -- What it did to the seat's play money. An undoing that came before its stake did nothing, and the stake is then refused.
  amount_kobo bigint not null
);
create index play_move_of_seat on arcade.play_move (seat_id);
select grant_app('select, insert', 'arcade.play_move');
