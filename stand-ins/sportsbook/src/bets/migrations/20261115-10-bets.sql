-- What a wire calls a stake, a payment or an undoing: whole numbers of 16 digits, because some wires know no others. They
-- begin at this moment's microsecond, so that a book whose data was emptied does not use the old ones again.
create sequence sportsbook.wire_id;
select setval('sportsbook.wire_id', (extract(epoch from clock_timestamp()) * 1000000)::bigint);
select grant_app('usage', 'sequence sportsbook.wire_id');

-- What people and the operator's books call a bet: ten digits, from this moment's second for the same reason.
create sequence sportsbook.bet_number;
select setval('sportsbook.bet_number', extract(epoch from clock_timestamp())::bigint);
select grant_app('usage', 'sequence sportsbook.bet_number');

-- Exact, however many factors there are.
create aggregate sportsbook.product(numeric) (sfunc = numeric_mul, stype = numeric, initcond = '1');

-- What a page asked for under one key. The same key is answered by the same row for ever, a refusal too.
create table sportsbook.slip (
  id        bigint generated always as identity primary key,
  seat_id   bigint not null references sportsbook.seat,
  supplier  text not null,
  player_id text not null,
  key       uuid not null,
  -- As it was answered, where nothing was asked of the wallet.
  refusal   jsonb,
  asked_at  timestamptz not null default app_now(),
  unique (supplier, player_id, key)
);
select grant_app('select, insert', 'sportsbook.slip');

-- A bet is here before its stake is sent. Its state only moves forward, but for a lost one that a correction opens again.
create table sportsbook.bet (
  id            bigint primary key default nextval('sportsbook.bet_number'),
  slip_id       bigint not null references sportsbook.slip,
  seat_id       bigint not null references sportsbook.seat,
  supplier      text not null,
  player_id     text not null,
  kind          text not null check (kind in ('single', 'accumulator')),
  stake_kobo    bigint not null check (stake_kobo > 0),
  price_changes text not null check (price_changes in ('none', 'better', 'any')),
  -- Who knows it may read the bet, and nothing else.
  ticket        text not null unique,
  stake_tx      bigint not null unique default nextval('sportsbook.wire_id'),
  state         text not null check (state in ('waiting', 'placing', 'cancelling', 'refused', 'cancelled',
                  'open', 'won', 'lost', 'void', 'cashed-out')),
  -- Why it was not taken.
  refusal       text,
  -- What it shall have paid, and what the wallet has confirmed.
  due_kobo      bigint check (due_kobo >= 0),
  paid_kobo     bigint check (paid_kobo >= 0),
  was_corrected boolean not null default false,
  -- When a bet on a match under way has waited long enough.
  decide_at     timestamptz,
  placed_at     timestamptz not null default app_now(),
  settled_at    timestamptz,
  check ((state in ('won', 'lost', 'void', 'cashed-out')) = (due_kobo is not null)),
  check (state <> 'waiting' or decide_at is not null)
);
create index bet_of_slip on sportsbook.bet (slip_id);
create index bet_of_player on sportsbook.bet (supplier, player_id, id desc)
  where state in ('open', 'won', 'lost', 'void', 'cashed-out');
create index bet_by_decision on sportsbook.bet (decide_at) where state = 'waiting';
select grant_app('select, insert, update', 'sportsbook.bet');

create table sportsbook.leg (
  bet_id         bigint not null references sportsbook.bet on delete cascade,
  position       smallint not null,
  match_id       text not null,
  market         text not null,
  outcome        text not null,
  -- Thousandths: what the player saw, and what the bet has.
  asked_price    int not null,
  price          int not null check (price >= 1000),
  was_live       boolean not null,
  -- Prices of a match that has not begun end at this instant.
  starts_at      timestamptz not null,
  score          int[] not null,
  -- Who plays, and at last how it ended: what is shown when the match itself is forgotten.
  about          jsonb not null,
  verdict        text check (verdict in ('won', 'lost', 'void')),
  judged_version int not null default 0,
  primary key (bet_id, position)
);
create index leg_by_match on sportsbook.leg (match_id, bet_id);
select grant_app('select, insert, update', 'sportsbook.leg');

-- Results as the bets have taken them. A bet that is taken in the same moment finds its own here.
create table sportsbook.judged (
  match_id text primary key,
  version  int not null,
  result   jsonb not null
);
select grant_app('select, insert, update', 'sportsbook.judged');

-- Every word to the wallet, written before it is said. Those of one bet are said in their order.
create table sportsbook.movement (
  id            bigint generated always as identity primary key,
  bet_id        bigint not null references sportsbook.bet on delete cascade,
  kind          text not null check (kind in ('place', 'cancel', 'settle', 'cashout', 'correct')),
  tx_id         bigint not null unique default nextval('sportsbook.wire_id'),
  -- For a correction all that shall have been paid; `previous` is what stood before it.
  amount_kobo   bigint not null check (amount_kobo >= 0),
  previous_tx   bigint,
  previous_kobo bigint,
  outcome       text check (outcome in ('won', 'lost', 'void', 'cashout')),
  state         text not null default 'pending'
                  check (state in ('pending', 'done', 'refused', 'unanswered', 'disputed')),
  attempts      int not null default 0,
  refused_since timestamptz,
  due_at        timestamptz not null default app_now(),
  done_at       timestamptz,
  check ((kind = 'correct') = (previous_tx is not null and previous_kobo is not null)),
  check ((kind in ('settle', 'cashout')) = (outcome is not null))
);
create unique index one_stake_for_each_bet on sportsbook.movement (bet_id) where kind = 'place';
create unique index one_cancel_for_each_bet on sportsbook.movement (bet_id) where kind = 'cancel';
create unique index one_settlement_for_each_bet on sportsbook.movement (bet_id) where kind in ('settle', 'cashout');
create index movement_of_bet on sportsbook.movement (bet_id, id);
create index movement_by_due on sportsbook.movement (due_at) where state = 'pending';
select grant_app('select, insert, update', 'sportsbook.movement');

-- A bet that its player wants to sell. One at a time may be waiting.
create table sportsbook.sale (
  bet_id      bigint not null references sportsbook.bet on delete cascade,
  key         uuid not null,
  amount_kobo bigint not null check (amount_kobo > 0),
  state       text not null check (state in ('waiting', 'sold', 'refused')),
  reason      text,
  -- The score of each match under way when it was asked for.
  scores      jsonb not null,
  decide_at   timestamptz not null,
  primary key (bet_id, key)
);
create unique index one_sale_at_a_time on sportsbook.sale (bet_id) where state = 'waiting';
create index sale_by_decision on sportsbook.sale (decide_at) where state = 'waiting';
select grant_app('select, insert, update', 'sportsbook.sale');
