-- A gateway may change a fee or give it back after it was booked: a pay-out that was done and then failed. What differs is booked as well.
alter table cashier.gateway_line
  -- What the booking that is under way adds to what is booked, below zero for what the gateway gave back.
  add column booking_kobo bigint,
  -- How many bookings are done. It is a part of the next one's key.
  add column bookings integer not null default 0;
drop index cashier.gateway_line_to_book;
