-- Until then the number of a closed account opens no new one: a break, or the wait of a limit, would have held for so long.
alter table rights.closing add column number_kept_until timestamptz;
