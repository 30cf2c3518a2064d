-- Money between two house accounts, such as what fills a pool of prizes before it is promised. The record of the move, of the
-- command and its answer in one row that nobody changes, as in the journal; its two legs carry its batch.
create table wallet.house_move (
  key         uuid primary key,
  at          timestamptz not null,
  amount      bigint not null check (amount > 0),
  batch       uuid not null,
  fingerprint uuid not null,
  from_id     integer not null,
  to_id       integer not null,
  status      text not null check (status in ('ok', 'insufficient')),
  about       text not null,
  check (from_id <> to_id)
);
create index house_move_batch on wallet.house_move (batch);
select grant_app('select, insert', 'wallet.house_move');
