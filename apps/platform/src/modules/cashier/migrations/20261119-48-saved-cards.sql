-- Whether the player wants the card of a deposit kept for the next one.
alter table cashier.payment add column save_card boolean not null default false;

-- What stands for a player's card at a gateway. Never its number: the token is sealed, and opens for this row alone.
create table cashier.saved_card (
  id         uuid primary key,
  player_id  bigint not null,
  gateway    text not null,
  brand      text not null,
  last_four  text not null check (last_four ~ '^[0-9]{4}$'),
  -- As in `01/29`.
  expiry     text not null,
  -- Empty once the card is removed.
  key_id     text,
  box        bytea,
  created_at timestamptz not null default app_now(),
  removed_at timestamptz,
  check ((removed_at is null) = (box is not null))
);
create unique index saved_card_once on cashier.saved_card (player_id, gateway, brand, last_four, expiry) where removed_at is null;
select grant_app('select, insert, update', 'cashier.saved_card');
