-- Bets that the operator voided for an obvious error, each under the key of the act. No result decides them again.
alter table sportsbook.bet add column is_voided boolean not null default false;

create table sportsbook.voided_bet (
  bet_id     bigint primary key references sportsbook.bet on delete cascade,
  key        uuid not null unique,
  ground     text not null check (ground in ('price', 'late', 'match')),
  -- The operator's published text that it was voided by.
  definition text not null,
  voided_by  text not null,
  voided_at  timestamptz not null default app_now()
);
select grant_app('select, insert', 'sportsbook.voided_bet');
