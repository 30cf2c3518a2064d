-- What was paid in and out, by the hour of its entries and by gateway. A chargeback is money in that was taken back; money out that came back is
-- taken off what went out.
create table totals.payment_hour (
  hour        timestamptz not null,
  gateway     text not null,
  deposits    bigint not null,
  deposited   bigint not null,
  withdrawals bigint not null,
  withdrawn   bigint not null,
  primary key (hour, gateway)
) with (fillfactor = 70);
select grant_app('select, insert, update', 'totals.payment_hour');
