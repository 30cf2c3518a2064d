-- What was withheld of winnings for authorities, what the house owes them by month, and what it paid. `entry` is written by a consumer of the journal's
-- feed: one row for each entry about tax, with what was paid in the same group of entries.
create schema taxes;
select grant_app('usage', 'schema taxes');

create table taxes.entry (
  -- As certificates and files name it.
  number    bigint generated always as identity primary key,
  key       uuid not null unique,
  authority text not null,
  player_id bigint not null,
  product   text not null,
  at        timestamptz not null,
  -- The first day of the market's month that the entry was made in.
  month     date not null check (extract(day from month) = 1),
  -- What the bet or prize paid before tax; below zero where it was taken back.
  gross     bigint not null,
  -- What was withheld; below zero where it was given back.
  amount    bigint not null
);
create index entry_of_month on taxes.entry (authority, month, number);
create index entry_of_player on taxes.entry (player_id, month);
select grant_app('select, insert', 'taxes.entry');

-- What two people fixed for a month. Its figures never change: what is given back later counts for the month in which that happens.
create table taxes.closing (
  authority   text not null,
  month       date not null check (extract(day from month) = 1),
  withheld    bigint not null check (withheld >= 0),
  given_back  bigint not null check (given_back >= 0),
  entries     integer not null check (entries >= 0),
  -- What an earlier month gave back beyond what it withheld.
  carried     bigint not null check (carried <= 0),
  due         bigint not null check (due = withheld - given_back),
  approval_id uuid not null unique,
  approved    boolean not null default true check (approved),
  closed_by   text not null,
  closed_at   timestamptz not null default app_now(),
  primary key (authority, month),
  foreign key (approval_id, approved) references approvals.request (id, approved)
);
select grant_app('select, insert', 'taxes.closing');

-- What was paid to the authority for a month: all of it, once. The wallet books it under a key of the authority and the month.
create table taxes.payment (
  authority  text not null,
  month      date not null,
  amount     bigint not null check (amount > 0),
  reference  text not null check (reference <> ''),
  paid_on    date not null,
  entered_by text not null,
  entered_at timestamptz not null default app_now(),
  booked_at  timestamptz,
  primary key (authority, month),
  foreign key (authority, month) references taxes.closing
);
create index payment_due on taxes.payment (entered_at) where booked_at is null;
select grant_app('select, insert', 'taxes.payment');
select grant_app('update (booked_at)', 'taxes.payment');
