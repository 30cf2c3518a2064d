-- Withdrawals of a player are held back until then, also those that are asked for later. Set by the operator, with the reason.
create table cashier.player_wait (
  player_id bigint not null,
  reason    text not null check (reason in ('number changed')),
  until     timestamptz not null,
  set_by    text not null,
  set_at    timestamptz not null default app_now()
);
create index player_wait_of_player on cashier.player_wait (player_id, until);
select grant_app('select, insert', 'cashier.player_wait');
