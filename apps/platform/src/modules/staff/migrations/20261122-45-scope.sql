-- What a regulator's account may read: states, a period of days of the market, and until when the account itself is good.
create table staff.scope (
  member_id  bigint primary key references staff.member,
  regions    text[] not null check (cardinality(regions) between 1 and 40),
  from_day   date not null,
  to_day     date not null check (to_day >= from_day),
  expires_at timestamptz not null
);
select grant_app('select, insert', 'staff.scope');
