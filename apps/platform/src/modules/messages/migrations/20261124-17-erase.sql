-- What was written is changed by no one, but for a closed account once the market's time is over. A letter that went to many stays, for them.
create function messages.erase_player(closed_player bigint) returns void
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from rights.closing where player_id = closed_player and erase_at <= public.app_now()) then
    raise exception 'the messages of player % are not to be erased yet', closed_player;
  end if;
  update messages.letter l set header = '', inner_header = '', body = '', footer = ''
  where l.id in (select m.letter_id from messages.message m where m.player_id = closed_player)
    and not exists (select from messages.message o where o.letter_id = l.id and o.player_id <> closed_player);
  update messages.thread set header = '' where player_id = closed_player;
  delete from messages.message where player_id = closed_player;
end
$$;
revoke execute on function messages.erase_player(bigint) from public;
select grant_app('execute', 'function messages.erase_player(bigint)');
