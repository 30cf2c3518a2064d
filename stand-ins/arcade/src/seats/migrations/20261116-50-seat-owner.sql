-- Whose rounds are played at a seat: the player's at this game of this supplier, on every seat of theirs; the seat's alone in free play
-- and where the wire does not name the player.
alter table arcade.seat add column owner text not null generated always as (
  case when play_kobo is null and player_id <> ''
    then supplier || ' ' || quote_literal(game) || ' ' || quote_literal(player_id)
    else 'seat ' || id::text end) stored;
