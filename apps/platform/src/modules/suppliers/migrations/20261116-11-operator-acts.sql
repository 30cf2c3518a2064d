-- What operators did with money that a supplier had set aside, beside the wallet's own entry.
create table suppliers.audit (
  id        bigint generated always as identity primary key,
  at        timestamptz not null default app_now(),
  actor     text not null,
  action    text not null,
  player_id bigint not null,
  -- What the supplier calls what it was done to.
  reference text not null,
  reason    text not null,
  outcome   text not null
);
create index audit_of_player on suppliers.audit (player_id, id);
select grant_app('select, insert', 'suppliers.audit');
