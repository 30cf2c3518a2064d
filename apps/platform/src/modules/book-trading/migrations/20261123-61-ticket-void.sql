-- Tickets that two people voided for an obvious error, on their way to the book. Its id is that of the request; a request that was refused does not fit.
create table book_trading.ticket_void (
  id            uuid primary key,
  approved      boolean not null default true check (approved),
  ticket        text not null,
  player_id     bigint not null,
  stake_minor   bigint not null check (stake_minor > 0),
  ground        text not null check (ground in ('price', 'late', 'match')),
  -- Of the betting rules that players saw when the ticket was accepted; 0 is the installation's.
  rules_version integer not null check (rules_version >= 0),
  decided_by    text not null,
  created_at    timestamptz not null default app_now(),
  -- `due`: the book has not answered. `refused`: the ticket was decided, sold or too old by then.
  state         text not null default 'due' check (state in ('due', 'done', 'refused')),
  ended_at      timestamptz,
  check ((state = 'due') = (ended_at is null)),
  foreign key (id, approved) references approvals.request (id, approved)
);
create index ticket_void_due on book_trading.ticket_void (created_at) where state = 'due';
select grant_app('select, insert', 'book_trading.ticket_void');
select grant_app('update (state, ended_at)', 'book_trading.ticket_void');
