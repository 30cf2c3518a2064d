-- What the operator withholds of winnings, as it told last. The book shows it and withholds nothing.
create table sportsbook.operator_tax (
  holds_from timestamptz primary key,
  holds_to   timestamptz check (holds_to > holds_from),
  -- Hundredths of a percent.
  rate       int not null check (rate between 1 and 10000)
);
select grant_app('select, insert, update, delete', 'sportsbook.operator_tax');
