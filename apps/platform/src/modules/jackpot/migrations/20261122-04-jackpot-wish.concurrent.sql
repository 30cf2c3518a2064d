-- Of two that come at once, one makes the draft.
create unique index concurrently if not exists jackpot_wish_key on jackpot.jackpot (wish_key);
