-- Up to where withdrawals go out without an operator's word, as the office set it: the row with the highest number counts. Without a row the settings do.
create table cashier.payout_rules (
  number          bigint generated always as identity primary key,
  single_max_kobo bigint not null check (single_max_kobo >= 0),
  day_max_kobo    bigint not null check (day_max_kobo >= single_max_kobo),
  day_count_max   integer not null check (day_count_max >= 0),
  set_at          timestamptz not null default app_now(),
  set_by          text not null,
  why             text not null,
  -- It takes two people, always.
  approval_id     uuid not null unique,
  approved        boolean not null default true check (approved),
  foreign key (approval_id, approved) references approvals.request (id, approved)
);
select grant_app('select, insert', 'cashier.payout_rules');

-- The office switches methods, moves their limits and orders them.
select grant_app('update (enabled, min_kobo, max_kobo, position)', 'cashier.method');
