-- Each signed call of the operator is served once. `clock_timestamp()`: a moved clock does not bring an old call back.
create table sportsbook.operator_nonce (
  nonce   uuid primary key,
  seen_at timestamptz not null default clock_timestamp()
);
create index operator_nonce_by_age on sportsbook.operator_nonce (seen_at);
select grant_app('select, insert, delete', 'sportsbook.operator_nonce');
