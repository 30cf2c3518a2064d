-- What the book gave back for a voided ticket: the stake without parts that were sold. Null until it is done, for one that it refused, and for those from before.
alter table book_trading.ticket_void add column given_back_minor bigint;
alter table book_trading.ticket_void add constraint ticket_void_given_back
  check (given_back_minor is null or state = 'done') not valid;
select grant_app('update (given_back_minor)', 'book_trading.ticket_void');
