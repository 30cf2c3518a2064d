create schema safeplay;
select grant_app('usage', 'schema safeplay');

-- The exclusion register: persons in the order in which they were entered.
create table safeplay.entry (
  position        bigint generated always as identity primary key,
  reference       uuid not null unique,
  identity_number text,
  first_name      text not null,
  last_name       text not null,
  birth_date      date not null,
  phones          text[] not null,
  emails          text[] not null,
  entered_at      timestamptz not null default app_now()
);
select grant_app('select, insert', 'safeplay.entry');
