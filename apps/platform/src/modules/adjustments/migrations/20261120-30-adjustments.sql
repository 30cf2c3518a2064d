-- Money that the operator gives to a player or takes from one by hand. One member of the staff asks, another one approves.
create schema adjustments;
select grant_app('usage', 'schema adjustments');

-- What was asked for, under the key of the page that asked.
create table adjustments.request (
  key          text primary key check (key <> ''),
  approval_id  uuid not null unique references approvals.request,
  player_id    bigint not null references identity.player,
  amount_minor bigint not null check (amount_minor > 0),
  direction    text not null check (direction in ('credit', 'debit')),
  reason       text not null check (reason <> '')
);
select grant_app('select, insert', 'adjustments.request');

-- What was approved. Its id is that of the request and the key of its money; a request that was refused does not fit.
create table adjustments.adjustment (
  id                  uuid primary key references adjustments.request (approval_id),
  approved            boolean not null default true check (approved),
  player_id           bigint not null references identity.player,
  amount_minor        bigint not null check (amount_minor > 0),
  direction           text not null check (direction in ('credit', 'debit')),
  created_at          timestamptz not null default app_now(),
  -- `due`: the wallet has not answered. `refused`: it moved nothing.
  state               text not null default 'due' check (state in ('due', 'done', 'refused')),
  balance_after_minor bigint,
  check ((state = 'done') = (balance_after_minor is not null)),
  foreign key (id, approved) references approvals.request (id, approved)
);
create index adjustment_due on adjustments.adjustment (created_at) where state = 'due';
create index adjustment_of_player on adjustments.adjustment (player_id, created_at, id);
select grant_app('select, insert', 'adjustments.adjustment');
select grant_app('update (state, balance_after_minor)', 'adjustments.adjustment');
