-- Double entry. A player's side is one journal row with the balance after it; the house's side is one aggregated leg for
-- each batch and account. No triggers and no foreign keys here: the statement that writes decides, and the checker looks
-- after it.
create schema wallet;
select grant_app('usage', 'schema wallet');

-- Whatever can refuse a command lives in this row: a statement that waited for the row's lock sees the newest of it, and
-- of it only.
create table wallet.account (
  player_id      bigint primary key,
  currency       text not null,
  available      bigint not null default 0 check (available >= 0),
  held           bigint not null default 0 check (held >= 0),
  -- Counts the account's journal rows.
  version        bigint not null default 0,
  session_epoch  integer not null default 0,
  excluded_until timestamptz,
  opened_at      timestamptz not null default app_now()
) with (fillfactor = 60);
select grant_app('select, insert', 'wallet.account');
select grant_app('update (available, held, version, session_epoch, excluded_until)', 'wallet.account');

create table wallet.house_account (
  id   integer generated always as identity primary key,
  code text not null unique
);
select grant_app('select, insert', 'wallet.house_account');

-- The record of the move, of the command and its answer, and the line that the player sees, in one row that nobody changes.
create table wallet.journal (
  key             uuid primary key,
  player_id       bigint not null,
  version         bigint not null,
  at              timestamptz not null,
  amount          bigint not null check (amount >= 0),
  -- What the house account received; negative when it paid.
  house_amount    bigint not null,
  available_after bigint not null check (available_after >= 0),
  held_after      bigint not null check (held_after >= 0),
  batch           uuid not null,
  fingerprint     uuid not null,
  of_key          uuid,
  house_id        integer,
  kind            text not null check (kind in ('debit', 'credit', 'hold', 'draw', 'post', 'void', 'reverse')),
  status          text not null,
  about           text not null
);
create unique index journal_line on wallet.journal (player_id, version);
create index journal_of on wallet.journal (of_key) where of_key is not null;
select grant_app('select, insert', 'wallet.journal');

-- Named by the key of the entry that made it.
create table wallet.hold (
  key       uuid primary key,
  player_id bigint not null,
  amount    bigint not null check (amount > 0),
  remaining bigint not null check (remaining >= 0),
  state     text not null check (state in ('open', 'closed')),
  opened_at timestamptz not null default app_now(),
  check (remaining <= amount and (state = 'open' or remaining = 0))
);
create index hold_open on wallet.hold (opened_at) where state = 'open';
select grant_app('select, insert', 'wallet.hold');
select grant_app('update (remaining, state)', 'wallet.hold');

create table wallet.house_leg (
  batch    uuid not null,
  house_id integer not null,
  at       timestamptz not null,
  amount   bigint not null,
  entries  integer not null,
  primary key (batch, house_id)
);
create index house_leg_newest on wallet.house_leg (house_id, at);
select grant_app('select, insert', 'wallet.house_leg');

-- The sum of all legs of an account before an instant. Inserted, never changed, so that nobody waits for it.
create table wallet.house_checkpoint (
  house_id integer not null,
  up_to    timestamptz not null,
  amount   bigint not null,
  primary key (house_id, up_to)
);
select grant_app('select, insert', 'wallet.house_checkpoint');
