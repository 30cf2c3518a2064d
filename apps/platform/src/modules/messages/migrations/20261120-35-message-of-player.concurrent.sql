-- All messages of a player, also those that the player deleted: for the operator.
create index concurrently if not exists message_by_player on messages.message (player_id, id);
