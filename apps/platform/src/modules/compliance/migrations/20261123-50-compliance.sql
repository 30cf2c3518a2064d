-- What compliance keeps: reports to the authority, orders of courts and authorities, licences, and flags of players.
create schema compliance;
select grant_app('usage', 'schema compliance');

-- A report that is due: of large payments of a day, or of a suspicion. Its work is done in the case.
create table compliance.report (
  id          uuid primary key,
  kind        text not null check (kind in ('large', 'suspicious')),
  player_id   bigint not null,
  case_id     bigint not null unique,
  -- Of large payments: the day of the market that they were made on.
  day         date,
  direction   text check (direction in ('deposit', 'withdraw')),
  why         text not null check (length(why) between 1 and 2000),
  -- Null: a rule opened it.
  opened_by   text,
  opened_at   timestamptz not null default app_now(),
  due_at      timestamptz not null,
  state       text not null default 'open' check (state in ('open', 'sent', 'dropped')),
  decided_at  timestamptz,
  decided_by  text,
  -- What the authority calls the report.
  reference   text,
  comment     text,
  check ((kind = 'large') = (day is not null and direction is not null)),
  -- What the law asks for is not dropped.
  check (state <> 'dropped' or kind = 'suspicious'),
  check ((state = 'open') = (decided_at is null and decided_by is null and comment is null)),
  check ((state = 'sent') = (reference is not null))
);
create unique index report_of_day on compliance.report (player_id, day, direction) where kind = 'large' and state = 'open';
create index report_open on compliance.report (due_at) where state = 'open';
create index report_decided on compliance.report (decided_at desc) where state <> 'open';
select grant_app('select, insert', 'compliance.report');
select grant_app('update (state, decided_at, decided_by, reference, comment)', 'compliance.report');

-- Locked while a payment of the day is counted: two at once that pass the level together make one report.
create table compliance.day_sum (
  player_id  bigint not null,
  day        date not null,
  direction  text not null check (direction in ('deposit', 'withdraw')),
  -- Of its payments since the last report of the day was sent.
  amount     bigint not null check (amount >= 0),
  -- The report that is due, which further payments of the day go into.
  report_id  uuid references compliance.report,
  primary key (player_id, day, direction)
);
select grant_app('select, insert, update', 'compliance.day_sum');

-- Each payment is counted once.
create table compliance.payment (
  payment_id uuid primary key,
  player_id  bigint not null,
  day        date not null,
  direction  text not null check (direction in ('deposit', 'withdraw')),
  amount     bigint not null check (amount > 0),
  at         timestamptz not null default app_now(),
  report_id  uuid references compliance.report
);
create index payment_of_day on compliance.payment (player_id, day, direction);
create index payment_of_report on compliance.payment (report_id) where report_id is not null;
select grant_app('select, insert', 'compliance.payment');
select grant_app('update (report_id)', 'compliance.payment');

-- Cases that were opened before there were reports.
insert into compliance.report (id, kind, player_id, case_id, why, opened_at, due_at, state, decided_at, decided_by, comment)
select gen_random_uuid(), 'suspicious', player_id, id, left(coalesce(nullif(subject, ''), 'not known'), 2000), opened_at, solution_due_at,
  case when state in ('solved', 'closed') then 'dropped' else 'open' end,
  case when state in ('solved', 'closed') then coalesce(solved_at, state_at) end,
  case when state in ('solved', 'closed') then 'case' end,
  case when state in ('solved', 'closed') then 'decided in the case' end
from cases.case where audience = 'compliance' and player_id is not null;

-- What a court or an authority asks for.
create table compliance.authority_order (
  id              uuid primary key,
  authority       text not null check (length(authority) between 1 and 120),
  number          text not null check (length(number) between 1 and 80),
  received_at     timestamptz not null,
  asks            text not null check (asks in ('freeze', 'tell', 'release')),
  until           timestamptz,
  body            text not null check (length(body) between 1 and 4000),
  -- Of the document, in hexadecimal digits.
  document_sha256 text check (document_sha256 ~ '^[0-9a-f]{64}$'),
  -- The freeze that a release ends.
  releases        uuid references compliance.authority_order,
  registered_by   text not null,
  registered_at   timestamptz not null default app_now(),
  -- A freeze was released, or what an order asks to be told was told.
  ended_at        timestamptz,
  ended_by        text,
  end_reason      text,
  unique (authority, number),
  check ((asks = 'release') = (releases is not null)),
  check (num_nulls(ended_at, ended_by, end_reason) in (0, 3))
);
create index order_registered on compliance.authority_order (registered_at desc, id);
create index order_to_answer on compliance.authority_order (received_at) where asks = 'tell' and ended_at is null;
select grant_app('select, insert', 'compliance.authority_order');
select grant_app('update (ended_at, ended_by, end_reason)', 'compliance.authority_order');

create table compliance.order_player (
  order_id  uuid not null references compliance.authority_order,
  player_id bigint not null,
  primary key (order_id, player_id)
);
create index order_of_player on compliance.order_player (player_id);
select grant_app('select, insert', 'compliance.order_player');

-- The licences that the house works under.
create table compliance.licence (
  id            uuid primary key,
  authority     text not null check (length(authority) between 1 and 120),
  number        text not null check (length(number) between 1 and 80),
  regions       text[] not null check (cardinality(regions) > 0),
  products      text[] not null check (cardinality(products) > 0),
  valid_from    date not null,
  valid_until   date not null,
  registered_by text not null,
  registered_at timestamptz not null default app_now(),
  ended_at      timestamptz,
  ended_by      text,
  end_reason    text,
  unique (authority, number, valid_from),
  check (valid_from <= valid_until),
  check (num_nulls(ended_at, ended_by, end_reason) in (0, 3))
);
create index licence_in_force on compliance.licence (valid_until) where ended_at is null;
select grant_app('select, insert', 'compliance.licence');
select grant_app('update (ended_at, ended_by, end_reason)', 'compliance.licence');

-- What was found out about a player, and for which compliance keeps switches off.
create table compliance.flag (
  id         uuid primary key,
  player_id  bigint not null,
  kind       text not null check (kind in ('deceased', 'minor', 'relative of staff')),
  reason     text not null check (length(reason) between 1 and 500),
  document   text not null check (length(document) between 1 and 200),
  set_by     text not null,
  set_at     timestamptz not null default app_now(),
  ended_at   timestamptz,
  ended_by   text,
  end_reason text,
  check (num_nulls(ended_at, ended_by, end_reason) in (0, 3))
);
create unique index flag_open on compliance.flag (player_id, kind) where ended_at is null;
create index flag_set on compliance.flag (set_at desc, id);
select grant_app('select, insert', 'compliance.flag');
select grant_app('update (ended_at, ended_by, end_reason)', 'compliance.flag');
