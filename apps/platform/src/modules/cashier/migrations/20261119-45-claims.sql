-- What players say that their bank debited and no deposit of theirs shows. The gateway is asked; what it does not answer for certain waits for an operator.
create table cashier.claim (
  id            uuid primary key,
  player_id     bigint not null,
  view_name     text not null references cashier.method,
  gateway       text not null,
  amount_kobo   bigint not null check (amount_kobo > 0),
  -- When it was paid, by the player's word.
  paid_at       timestamptz not null,
  -- A session id, a reference or the text of a receipt, as the player typed it. May be empty.
  words         text not null check (length(words) <= 1000),
  language      text not null check (language in ('en', 'sw', 'zh')),
  state         text not null check (state in ('looking', 'waiting', 'credited', 'rejected')),
  -- For the operator: why no match is certain, or why it was decided so.
  reason        text not null default '',
  payment_id    uuid references cashier.payment,
  created_at    timestamptz not null default app_now(),
  decided_at    timestamptz,
  decided_by    text,
  next_check_at timestamptz,
  attempts      integer not null default 0
);
-- The same claim twice is one claim, also at once.
create unique index claim_open_once on cashier.claim (player_id, view_name, amount_kobo, md5(words)) where state in ('looking', 'waiting');
create index claim_due on cashier.claim (gateway, next_check_at) where next_check_at is not null;
create index claim_open on cashier.claim (created_at) where state in ('looking', 'waiting');
create index claim_of_player on cashier.claim (player_id, created_at desc);
select grant_app('select, insert, update', 'cashier.claim');

-- The bank's own number of a transfer. One session is credited once, whatever numbers the gateway gives it.
alter table cashier.received add column session_id text;
