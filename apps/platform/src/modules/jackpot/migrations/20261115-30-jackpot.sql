-- Lists of games with a pool of prizes, and the tickets on them. A million tickets on one of them is normal: their table is
-- only ever added to.
create schema jackpot;
select grant_app('usage', 'schema jackpot');

create table jackpot.jackpot (
  id           integer generated always as identity primary key,
  type_id      integer not null check (type_id > 0),
  -- The first kick-off: from then on no ticket is taken.
  closes_at    timestamptz not null,
  ticket_price bigint not null check (ticket_price > 0),
  guaranteed   bigint not null check (guaranteed >= 0),
  -- How much of each ticket's price grows the pool, in hundredths of a percent.
  growth_bps   integer not null check (growth_bps between 0 and 10000),
  state        text not null default 'draft' check (state in ('draft', 'open', 'closed', 'settled', 'void')),
  -- When it went on sale. One that never did is shown to nobody.
  opened_at    timestamptz,
  -- What still has to be done on the way to the next state. Whoever does it may stop anywhere and begin again.
  work         text check (work in ('fund', 'count', 'pay', 'refund')),
  -- The last ticket that was counted, or given back, and how many were.
  last_ticket  uuid,
  tickets      bigint not null default 0,
  -- What it took over from the ones before it; where its own pool went when nobody won it.
  rolled_in    bigint not null default 0 check (rolled_in >= 0),
  rolled_over  boolean not null default false,
  rolled_to    integer references jackpot.jackpot,
  created_at   timestamptz not null default app_now(),
  check (work is null or (work = 'fund') = (state = 'draft')),
  check (work is distinct from 'refund' or state = 'void'),
  check (state = 'void' or (opened_at is null) = (state = 'draft'))
);
create index jackpot_of_state on jackpot.jackpot (state, closes_at);
create index jackpot_at_work on jackpot.jackpot (id) where work is not null;
select grant_app('select, insert', 'jackpot.jackpot');
select grant_app('update (state, work, opened_at, last_ticket, tickets, rolled_in, rolled_over, rolled_to)', 'jackpot.jackpot');

create table jackpot.event (
  id           integer generated always as identity primary key,
  jackpot_id   integer not null references jackpot.jackpot,
  -- From 0, the reserves last. A ticket's picks are in this order.
  position     smallint not null check (position >= 0),
  is_reserve   boolean not null,
  participant1 text not null,
  participant2 text not null,
  league       text not null,
  starts_at    timestamptz not null,
  score1       smallint check (score1 between 0 and 99),
  score2       smallint check (score2 between 0 and 99),
  is_cancelled boolean not null default false,
  unique (jackpot_id, position),
  check ((score1 is null) = (score2 is null))
);
select grant_app('select, insert', 'jackpot.event');
select grant_app('update (score1, score2, is_cancelled)', 'jackpot.event');

-- What is shared by all correct (0), by all but one, and by all but two. What all correct shares is known when the tickets are
-- counted.
create table jackpot.tier (
  jackpot_id   integer not null references jackpot.jackpot,
  misses       smallint not null check (misses between 0 and 2),
  amount       bigint check (amount >= 0),
  winners      bigint,
  share        bigint,
  -- What cannot be shared evenly goes to the earliest ticket.
  rest         bigint,
  first_ticket uuid,
  primary key (jackpot_id, misses),
  check (misses = 0 or amount is not null)
);
select grant_app('select, insert', 'jackpot.tier');
select grant_app('update (amount, winners, share, rest, first_ticket)', 'jackpot.tier');

-- A ticket that is being bought: written before its money moves, and gone when it is a ticket, or refused. The id is the key
-- of the money as well.
create table jackpot.attempt (
  id            uuid primary key,
  player_id     bigint not null,
  made_at       timestamptz not null default app_now(),
  jackpot_id    integer not null,
  session_epoch integer not null,
  picks         bytea not null
);
select grant_app('select, insert, delete', 'jackpot.attempt');

-- Tickets that are paid for. One byte for each game, or two where scores are told.
create table jackpot.ticket (
  id         uuid not null,
  player_id  bigint not null,
  placed_at  timestamptz not null,
  jackpot_id integer not null,
  picks      bytea not null,
  primary key (jackpot_id, id)
);
create index ticket_of_player on jackpot.ticket (player_id, placed_at, id);
select grant_app('select, insert', 'jackpot.ticket');

-- Tickets that won something. Of those that did not nothing is written.
create table jackpot.prize (
  ticket_id  uuid not null,
  player_id  bigint not null,
  placed_at  timestamptz not null,
  jackpot_id integer not null,
  misses     smallint not null,
  -- Known when the winners are counted, and written down when it is paid.
  amount     bigint,
  paid_at    timestamptz,
  primary key (jackpot_id, ticket_id),
  foreign key (jackpot_id, misses) references jackpot.tier
);
create index prize_due on jackpot.prize (jackpot_id, ticket_id) where paid_at is null;
create index prize_in_order on jackpot.prize (jackpot_id, misses, placed_at, ticket_id);
select grant_app('select, insert', 'jackpot.prize');
select grant_app('update (amount, paid_at)', 'jackpot.prize');

-- Who did what, and what it was before and after.
create table jackpot.audit (
  id         bigint generated always as identity primary key,
  jackpot_id integer not null references jackpot.jackpot,
  at         timestamptz not null default app_now(),
  actor      text not null,
  action     text not null,
  before     jsonb,
  after      jsonb
);
create index audit_of_jackpot on jackpot.audit (jackpot_id, id);
select grant_app('select, insert', 'jackpot.audit');
