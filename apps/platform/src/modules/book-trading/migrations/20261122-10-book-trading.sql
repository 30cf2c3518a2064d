-- Corrections of results that two people decided on, on their way to the book. Its id is that of the request; a request that was refused does not fit.
create schema book_trading;
select grant_app('usage', 'schema book_trading');

create table book_trading.correction (
  id             uuid primary key,
  approved       boolean not null default true check (approved),
  match_id       text not null,
  match_name     text not null,
  score_before   int[] not null,
  -- Null: the match is void.
  score          int[] check (cardinality(score) = 2),
  result_version int not null,
  decided_by     text not null,
  created_at     timestamptz not null default app_now(),
  -- `due`: the book has not answered. `refused`: its result is not the one that was corrected any more.
  state          text not null default 'due' check (state in ('due', 'done', 'refused')),
  ended_at       timestamptz,
  check ((state = 'due') = (ended_at is null)),
  foreign key (id, approved) references approvals.request (id, approved)
);
create index correction_due on book_trading.correction (created_at) where state = 'due';
create index correction_by_age on book_trading.correction (created_at);
select grant_app('select, insert', 'book_trading.correction');
select grant_app('update (state, ended_at)', 'book_trading.correction');
