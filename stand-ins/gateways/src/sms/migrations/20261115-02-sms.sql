create schema sms;
select grant_app('usage', 'schema sms');

-- What the phones of all numbers have received.
create table sms.message (
  id       uuid primary key,
  -- International form without a plus: 2348031234567.
  number   text not null,
  sender   text not null,
  words    text not null,
  taken_at timestamptz not null default app_now()
);
create index message_of_number on sms.message (number, taken_at desc, id desc);
create index message_age on sms.message (taken_at);
select grant_app('select, insert, delete', 'sms.message');
