-- What is disputed is said on, every longest wait.
drop index sportsbook.movement_by_due;
create index movement_by_due on sportsbook.movement (due_at) where state in ('pending', 'disputed');

-- Who forgets a seat asks whether anything hangs on it.
create index slip_of_seat on sportsbook.slip (seat_id);
create index bet_of_seat on sportsbook.bet (seat_id);
