-- Of accounts that were closed, once the market's time is over. A letter that went to many stays.
select grant_app('delete', 'messages.message');
select grant_app('update (header, inner_header, body, footer)', 'messages.letter');
select grant_app('update (header)', 'messages.thread');
