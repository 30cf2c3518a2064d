-- Booking codes whose slips are not accepted any more, with what they hold. History is in the operator's audit.
create table sportsbook.code_stop (
  code       text primary key,
  picks      jsonb not null,
  stopped_by text not null,
  reason     text not null,
  stopped_at timestamptz not null default app_now()
);
select grant_app('select, insert, delete', 'sportsbook.code_stop');

-- What one player may stake, beside everybody's limits.
create table sportsbook.player_limit (
  player_id      text primary key,
  factor_percent int not null check (factor_percent between 0 and 1000),
  maximum_kobo   bigint check (maximum_kobo >= 0),
  set_by         text not null,
  set_at         timestamptz not null default app_now()
);
select grant_app('select, insert, update', 'sportsbook.player_limit');

-- Under which booking code a slip was placed, or which code its picks have.
alter table sportsbook.slip add column code text;

-- A slip that a person looks at before anything is asked of the wallet. What is not decided by `until` is a no.
create table sportsbook.referral (
  slip_id      bigint primary key references sportsbook.slip,
  state        text not null default 'waiting'
               check (state in ('waiting', 'offered', 'accepted', 'refused', 'declined', 'expired')),
  asked_kobo   bigint not null check (asked_kobo > 0),
  -- For each bet, as the stake that was asked for.
  offered_kobo bigint check (offered_kobo > 0 and offered_kobo < asked_kobo),
  asked_at     timestamptz not null default app_now(),
  until        timestamptz not null,
  decided_by   text,
  decided_at   timestamptz,
  check (state <> 'offered' or offered_kobo is not null)
);
create index referral_by_end on sportsbook.referral (until) where state in ('waiting', 'offered');
select grant_app('select, insert, update', 'sportsbook.referral');

-- `referred`: a person looks at it. A bet of a held price is taken at that price or not at all. The rules that a bet is settled by are those it was taken under.
alter table sportsbook.bet add column is_held boolean not null default false;
alter table sportsbook.bet add column rules_version int not null default 1;
alter table sportsbook.bet drop constraint bet_state_check;
alter table sportsbook.bet add constraint bet_state_check check (state in ('referred', 'waiting', 'placing', 'cancelling', 'refused',
  'cancelled', 'open', 'won', 'lost', 'void', 'cashed-out')) not valid;
alter table sportsbook.bet validate constraint bet_state_check;
