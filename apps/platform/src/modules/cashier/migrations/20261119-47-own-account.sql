-- The account that a gateway keeps for one player: every transfer to it is that player's. One for each player and gateway.
create table cashier.own_account (
  player_id      bigint not null,
  gateway        text not null,
  -- What the gateway knows it by. Ours, and written before the gateway gets it.
  reference      text not null unique,
  -- Empty until the gateway has answered.
  bank_name      text,
  account_number text,
  account_name   text,
  created_at     timestamptz not null default app_now(),
  -- One process at a time asks the gateway for it.
  asked_at       timestamptz,
  primary key (player_id, gateway),
  unique (gateway, account_number)
);
select grant_app('select, insert, update', 'cashier.own_account');
